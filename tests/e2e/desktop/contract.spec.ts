import { test } from '@playwright/test';
import { DesktopApp, PAGE_ORIGIN } from '#tests/fixtures/electron/desktop-app.ts';
import { CONTRACT_ARGUMENTS, desktopContract } from '#tests/fixtures/electron/desktop-contract.ts';

test('[Z-01] [Z-05] the app on the stand-in keeps the contract that is also checked in Electron', async ({
  context,
}) => {
  const site = process.env.BASE_URL ?? '';
  const app = await DesktopApp.launch(context, { site, argv: CONTRACT_ARGUMENTS });
  const { page, main } = app;
  const desktopApp = {
    page,
    origin: PAGE_ORIGIN,
    countWindows: () => main.order<number>('countWindows'),
    preferences: async () => {
      const [window] = await main.journal('new BrowserWindow');
      const [{ webPreferences = {} } = {}] = (window?.args ?? []) as { webPreferences?: Record<string, unknown> }[];
      return webPreferences;
    },
    startAgain: (args: readonly string[]) => main.order<void>('secondInstance', { args: ['fairline', ...args] }),
    refusedPages: async () => app.refusedPages,
    isGranted: (name: string) => main.order<boolean>('permission', { name, url: 'app://bundle/' }),
    hasKeyring: async () => true,
    showsNotices: async () => true,
  };
  for (const { name, check } of desktopContract) await test.step(name, () => check(desktopApp));
  await app.close();
});
