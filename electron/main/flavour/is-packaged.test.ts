import { expect, test } from 'vitest';
import { isPackagedApp } from './is-packaged.ts';

const desktopApp = (isPackaged: boolean, appPath: string) => isPackagedApp({ isPackaged, getAppPath: () => appPath });

test('[Z-06] a packed app counts as packed under any name of its executable', () => {
  expect(desktopApp(true, '/opt/fairline/resources/app.asar')).toBe(true);
  expect(desktopApp(false, '/tmp/copy/resources/app.asar')).toBe(true);
  expect(desktopApp(false, '/home/me/fairline')).toBe(false);
});
