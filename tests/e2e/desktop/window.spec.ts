import { expect, test } from '@playwright/test';
import { DesktopApp, PAGE_ORIGIN } from '#tests/fixtures/electron/desktop-app.ts';
import { FULL } from '#tests/fixtures/full-run.ts';
import { wordsOf } from '#tests/fixtures/words.ts';

const words = wordsOf('en');

let app: DesktopApp | null = null;
test.afterEach(async () => app?.close());

const site = () => process.env.BASE_URL ?? '';
const launch = async (context: Parameters<typeof DesktopApp.launch>[0], argv: readonly string[] = []) => {
  app = await DesktopApp.launch(context, { site: site(), argv });
  return app;
};

test('[Z-01] the window shows the same product: games with their prices, from the site’s calls', async ({
  context,
}) => {
  const { page } = await launch(context);
  await expect(page).toHaveURL(/bundle\.app\.test\/en/);
  await page.getByRole('link', { name: /^Live/ }).first().click();
  await expect(page.getByRole('button', { name: /\d\.\d\d/ }).first()).toBeVisible();
  expect(await page.evaluate(() => document.cookie)).toBe('');
});

test(
  '[Z-01] the window offers no download of itself: its page shows the version and how it is updated',
  FULL,
  async ({ context }) => {
    const { page } = await launch(context);
    const foot = page.getByRole('contentinfo');
    await expect(foot.locator('a[href="/en/mobile"]')).toBeAttached();
    await expect(foot.locator('a[href="/en/desktop"]')).toHaveCount(0);
    await page.goto(`${PAGE_ORIGIN}/en/desktop`);
    await expect(page.getByText(words('desktop-packs:lead_program'))).toBeVisible();
    const panel = page.locator('main [data-updates]');
    await expect(panel).toContainText(words('desktop-packs:version', { version: '' }).trim());
    await expect(panel).toHaveAttribute('data-updates', 'off');
    await expect(page.locator('main [download]')).toHaveCount(0);
    await expect(page.locator('main a[href$="/desktop"]')).toHaveCount(0);
  },
);

test('the page has the bridge, frozen, and nothing of Node or Electron', async ({ context }) => {
  const { page } = await launch(context);
  const seen = await page.evaluate(() => [
    typeof Reflect.get(globalThis, 'require'),
    typeof Reflect.get(globalThis, 'process'),
    typeof Reflect.get(globalThis, '__ipc'),
    Object.isFrozen(Reflect.get(globalThis, 'desktop')),
  ]);
  expect(seen).toEqual(['undefined', 'undefined', 'undefined', true]);
});

test('a call that is on its way when a test removes its routes is still answered', FULL, async ({ context }) => {
  const { page } = await launch(context);
  for (const behavior of ['ignoreErrors', 'wait', 'default'] as const) {
    await page.route('**/nothing', (route) => route.continue());
    const asked = page.evaluate(() =>
      Promise.all(Array.from({ length: 20 }, async () => (await fetch('/web-api/line/sports')).status)),
    );
    await page.waitForRequest('**/line/sports');
    await page.unrouteAll({ behavior });
    expect(new Set(await asked), behavior).toEqual(new Set([200]));
  }
});

test('a value that cannot be cloned is refused as Electron refuses it', FULL, async ({ context }) => {
  const { page } = await launch(context);
  const message = await page.evaluate(() => {
    const desktop = Reflect.get(globalThis, 'desktop') as {
      storage: { write(key: string, value: unknown): Promise<void> };
    };
    return desktop.storage
      .write('key', () => 1)
      .then(
        () => 'accepted',
        (error: Error) => error.message,
      );
  });
  expect(message).not.toBe('accepted');
});

test(
  '[Z-05] a link into the office opens its page, on a cold start and while the app runs',
  FULL,
  async ({ context }) => {
    const desktop = await launch(context, ['fairline://office/history']);
    // The history is for players: a guest is asked to sign in first.
    const asked = desktop.page
      .getByRole('dialog', { name: words('auth:sign_in') })
      .getByText(words('auth:sign_in_for_history'));
    await expect(asked).toBeVisible();
    await desktop.page.keyboard.press('Escape');
    await expect(asked).toHaveCount(0);
    await desktop.main.order('secondInstance', { args: ['fairline', 'fairline://office/history?state=open'] });
    await expect(asked).toBeVisible();
  },
);

test('a page of another site is never loaded, and a listed link opens in the system’s browser', async ({ context }) => {
  const { page, main, refusedPages } = await launch(context);
  await page.evaluate(() => {
    location.href = 'https://evil.invalid/';
  });
  await expect.poll(() => refusedPages).toEqual(['https://evil.invalid/']);
  await page.evaluate(() => window.open('https://evil.invalid/popup'));
  await expect(page).toHaveURL(/bundle\.app\.test/);
  expect(await main.journal('shell.openExternal')).toHaveLength(0);
});

test('the window’s policy is enforced by the browser', FULL, async ({ context }) => {
  const { page } = await launch(context);
  const violated = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.violatedDirective));
        const script = document.createElement('script');
        // A text node is set without an error; the script that it makes is refused when it is to run.
        script.append('window.planted = true');
        document.head.append(script);
      }),
  );
  expect(violated).toBe('require-trusted-types-for');
  expect(await page.evaluate(() => Reflect.get(globalThis, 'planted'))).toBeUndefined();
});

test('a window that cannot reach its site says so and recovers by its button', FULL, async ({ context }) => {
  app = await DesktopApp.launch(context, { site: 'http://127.0.0.1:9' });
  await expect(app.page.getByRole('alert')).toBeVisible();
  await expect(app.page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('the display settings and the session survive a restart of the app', async ({ context }) => {
  const first = await launch(context);
  await first.page.evaluate(() => {
    const desktop = Reflect.get(globalThis, 'desktop') as {
      storage: { write(key: string, value: string): Promise<void> };
    };
    return desktop.storage.write('display', 't0');
  });
  const { userData } = first.main;
  await first.close();
  app = await DesktopApp.launch(context, { site: site(), userData });
  await expect(app.page.locator('html')).toHaveAttribute('data-theme', 'light');
});
