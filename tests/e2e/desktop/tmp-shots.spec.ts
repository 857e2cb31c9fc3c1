import { mkdirSync } from 'node:fs';
import { test } from '@playwright/test';
import { DesktopApp } from '#tests/fixtures/electron/desktop-app.ts';
mkdirSync('/tmp/furn/shots', { recursive: true });
const own = { url: 'app://bundle/en', parent: null };
for (const [name, width, lang, theme] of [['1440-en', 1440, 'en', ''], ['1024-light', 1024, 'de', 't0'], ['390-ar', 390, 'ar', ''], ['390-en-light', 390, 'en', 't0']] as const) {
  test(`shot ${name}`, async ({ context }) => {
    const app = await DesktopApp.launch(context, { site: process.env.BASE_URL ?? '', platform: 'win32', languages: [lang] });
    const { page, main } = app;
    await page.setViewportSize({ width, height: 900 });
    await page.waitForURL(/\/en/);
    await page.evaluate(([l, t]) => { const d = Reflect.get(globalThis, 'desktop'); return Promise.all([d.storage.write('lng', l), t ? d.storage.write('display', t) : null]); }, [lang, theme] as const);
    await page.goto(`https://bundle.app.test/${lang}`);
    await page.waitForTimeout(2500);
    const menu = await main.order<any[]>('menu', { place: 'application' });
    const find = (items: any[]): any => items.flatMap((i) => [i, ...i.items]).find((i: any) => i.accelerator === 'CmdOrCtrl+,');
    await main.order('clickMenu', { place: 'application', name: find(menu).label });
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/furn/shots/settings-${name}.png` });
    await page.keyboard.press('Escape');
    await main.order('answerDialog', { kind: 'save', value: `/tmp/furn/out-${name}.pdf` });
    await main.order('invoke', { channel: 'files:pdf', frame: own, args: [{ name: 'coupon-42', paper: 'a4' }] });
    await main.order('invoke', { channel: 'files:pdf', frame: own, args: [{ name: 'coupon-43', paper: 'a4' }] });
    await page.waitForTimeout(700);
    await page.screenshot({ path: `/tmp/furn/shots/files-${name}.png` });
    for (let i = 0; i < 3; i++) await main.order('crashPage', {});
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/furn/shots/fault-${name}.png` });
    await app.close();
  });
}
test('shot unreachable', async ({ context }) => {
  const app = await DesktopApp.launch(context, { site: 'http://127.0.0.1:9' });
  await app.page.waitForTimeout(1500);
  await app.page.screenshot({ path: `/tmp/furn/shots/unreachable.png` });
  await app.close();
});
