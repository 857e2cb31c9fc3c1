import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { _electron, expect, test } from '@playwright/test';

/** Never asked from the package itself: importing it under Node starts a download. */
function electronProgram(): string | null {
  const folder = path.resolve('node_modules/electron');
  const dist = process.env.ELECTRON_OVERRIDE_DIST_PATH ?? path.join(folder, 'dist');
  const named = path.join(folder, 'path.txt');
  const name = existsSync(named)
    ? readFileSync(named, 'utf8')
    : process.platform === 'win32'
      ? 'electron.exe'
      : 'electron';
  const program = path.join(dist, name);
  return existsSync(program) ? program : null;
}

const program = electronProgram();
test.skip(
  program === null,
  'The Electron program is not installed: run "npx install-electron" where its download can be reached',
);

test('the real program opens one hardened window with the bridge and no Node', async () => {
  const app = await _electron.launch({ executablePath: program ?? '', args: [path.resolve('.')] });
  const window = await app.firstWindow();
  expect(window.url()).toContain('app://bundle/');
  expect(
    await window.evaluate(() => [
      typeof Reflect.get(globalThis, 'desktop'),
      typeof Reflect.get(globalThis, 'require'),
      typeof Reflect.get(globalThis, 'process'),
    ]),
  ).toEqual(['object', 'undefined', 'undefined']);
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
  await app.close();
});
