import { expect, test, vi } from 'vitest';
import { findTray } from './find-tray.ts';

const answers = (...printed: (string | Error)[]) => {
  const left = [...printed];
  return vi.fn(async () => {
    const next = left.shift() ?? new Error('not there');
    if (next instanceof Error) throw next;
    return next;
  });
};

test.each([
  ['a panel that shows icons', ['(true,)\n'], true],
  ['no such panel', ['(false,)\n'], false],
  ['one that only the second way finds', [new Error('ENOENT'), '   boolean true\n'], true],
  ['no command to ask', [new Error('ENOENT'), new Error('ENOENT')], false],
])('on Linux with %s tray icons are shown: %s', async (_, printed, expected) => {
  expect(await findTray('linux', answers(...printed))).toBe(expected);
});

test.each(['darwin', 'win32'])('%s always has a tray, and no command asks for it', async (platform) => {
  const run = answers();
  expect(await findTray(platform, run)).toBe(true);
  expect(run).not.toHaveBeenCalled();
});

test('a command that hangs or does not exist is survived', async () => {
  expect(typeof (await findTray('linux'))).toBe('boolean');
});
