import { expect, test } from 'vitest';
import { isPackagedProgram } from './is-packaged.ts';

const program = (isPackaged: boolean, appPath: string) => isPackagedProgram({ isPackaged, getAppPath: () => appPath });

test('[Z-06] a packed program stays one whatever its executable is called', () => {
  expect(program(true, '/opt/fairline/resources/app.asar')).toBe(true);
  expect(program(false, '/tmp/copy/resources/app.asar')).toBe(true);
  expect(program(false, '/home/me/fairline')).toBe(false);
});
