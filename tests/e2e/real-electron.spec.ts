import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { _electron, expect, test } from '@playwright/test';
import { CONTRACT_ARGUMENTS, desktopContract, type RunningApp } from '#tests/fixtures/electron/desktop-contract.ts';

/** Returns Electron's path; not by importing the package, which would start a download under Node. */
function electronExecutable(): string | null {
  const folder = path.resolve('node_modules/electron');
  const dist = process.env.ELECTRON_OVERRIDE_DIST_PATH ?? path.join(folder, 'dist');
  const named = path.join(folder, 'path.txt');
  const name = existsSync(named)
    ? readFileSync(named, 'utf8')
    : process.platform === 'win32'
      ? 'electron.exe'
      : 'electron';
  const running = path.join(dist, name);
  return existsSync(running) ? running : null;
}

const running = electronExecutable();
test.skip(running === null, 'Electron is not installed: run "npx install-electron" where its download can be reached');

/** Starts the app from this folder, unpacked: its inspect fuse is on, which the test needs to look into it. */
async function startApp(site: string): Promise<{ running: RunningApp; close: () => Promise<void> }> {
  const executablePath = running ?? '';
  const env = { ...process.env, FAIRLINE_SITE: site } as Record<string, string>;
  const app = await _electron.launch({ executablePath, args: [path.resolve('.'), ...CONTRACT_ARGUMENTS], env });
  const page = await app.firstWindow();
  await page.waitForLoadState();
  const refusedPages = await app.evaluateHandle(({ BrowserWindow }): string[] => {
    const refused: string[] = [];
    // The app's own listener came first and has decided.
    BrowserWindow.getAllWindows()[0]?.webContents.on('will-navigate', ({ url, defaultPrevented }) => {
      if (defaultPrevented) refused.push(url);
    });
    return refused;
  });
  return {
    close: () => app.close(),
    running: {
      page,
      origin: 'app://bundle',
      countWindows: () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length),
      preferences: () =>
        app.evaluate(({ BrowserWindow }) => {
          const [window] = BrowserWindow.getAllWindows();
          // Missing in Electron's declarations: the window's preferences as they took effect.
          const read = Reflect.get(window?.webContents ?? {}, 'getLastWebPreferences') as () => Record<string, unknown>;
          return read.call(window?.webContents);
        }),
      startAgain: async (args) => {
        const second = spawn(executablePath, [path.resolve('.'), ...args], { env, stdio: 'ignore' });
        const [code] = (await once(second, 'exit')) as [number];
        expect(code, 'a second start ends by itself').toBe(0);
      },
      refusedPages: () => refusedPages.jsonValue(),
      isGranted: (name) =>
        page.evaluate(
          async (asked) => (await navigator.permissions.query({ name: asked })).state === 'granted',
          name as PermissionName,
        ),
      hasKeyring: () =>
        app.evaluate(async ({ safeStorage }) => {
          const isAvailable = await safeStorage.isAsyncEncryptionAvailable();
          const isOpen =
            process.platform === 'linux' && /^(?:basic_text|unknown)$/.test(safeStorage.getSelectedStorageBackend());
          return isAvailable && !isOpen;
        }),
      showsNotices: () => app.evaluate(({ Notification }) => Notification.isSupported()),
    },
  };
}

test('[Z-01] [Z-05] the app on real Electron fulfils the desktop contract', async () => {
  const started = await startApp(process.env.BASE_URL ?? '');
  for (const { name, check } of desktopContract) await test.step(name, () => check(started.running));
  await started.close();
});
