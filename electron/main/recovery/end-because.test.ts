import { expect, test, vi } from 'vitest';
import { needed } from './end-because.ts';

vi.stubGlobal('__DESKTOP_TEXTS__', {
  en: { 'desktop-app': { boot_failed_title: '{name} could not start', boot_failed_address: 'Wrong: {reason}' } },
});

function ports() {
  const exit = vi.fn();
  const showErrorBox = vi.fn();
  const app = { exit, getName: () => 'Fairline', getPath: () => '/x', getPreferredSystemLanguages: () => ['nl'] };
  return { exit, showErrorBox, ports: { app, dialog: { showErrorBox } } };
}

test('a needed value is returned without a message when it exists', () => {
  const { ports: all, showErrorBox } = ports();
  expect(needed(() => 42, all)).toBe(42);
  expect(showErrorBox).not.toHaveBeenCalled();
});

test('without a needed value the app shows why and exits with a failure', () => {
  const { ports: all, exit, showErrorBox } = ports();
  const read = () => {
    throw new Error('FAIRLINE_SITE=x: must be an origin');
  };
  expect(() => needed(read, all)).toThrow('FAIRLINE_SITE');
  expect(showErrorBox.mock.calls).toEqual([['Fairline could not start', 'Wrong: FAIRLINE_SITE=x: must be an origin']]);
  expect(exit.mock.calls).toEqual([[1]]);
});
