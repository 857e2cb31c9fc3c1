import { describe, expect, test, vi } from 'vitest';
import { Preferences, type PreferenceValues } from './preferences.ts';

const USUAL: PreferenceValues = {
  closeToTray: false,
  muteNotices: false,
  zoom: 100,
  spellCheck: false,
  language: null,
  isTrayTold: false,
};

function open(found: unknown) {
  const set = vi.fn<(values: PreferenceValues) => void>();
  return { set, preferences: new Preferences({ get: () => found, set }) };
}

describe('the settings of the app', () => {
  test.each([
    ['nothing', undefined, {}],
    ['a list', [1, 2], {}],
    [
      'what it wrote',
      { closeToTray: true, zoom: 150, language: 'ar' },
      { closeToTray: true, zoom: 150, language: 'ar' },
    ],
    [
      'values of another form among good ones',
      { closeToTray: 'yes', zoom: 151, muteNotices: true, language: 'deu' },
      { muteNotices: true },
    ],
    ['a zoom that would hide the page', { zoom: 1 }, {}],
    ['keys that it does not know', { admin: true }, {}],
  ])('read from %s are complete and valid', (_, found, expected) => {
    expect(open(found).preferences.values).toEqual({ ...USUAL, ...expected });
  });

  test('are written when they change, and only then', () => {
    const { preferences, set } = open({});
    const told = vi.fn();
    preferences.onChange(told);
    preferences.change({ zoom: 125 });
    preferences.change({ zoom: 125 });
    expect(set.mock.calls).toEqual([[{ ...USUAL, zoom: 125 }]]);
    expect(told).toHaveBeenCalledTimes(1);
  });

  test('stay unchanged when the disk refuses', () => {
    const full = () => {
      throw new Error('ENOSPC');
    };
    const preferences = new Preferences({ get: () => ({}), set: full });
    expect(() => preferences.change({ closeToTray: true })).toThrow('ENOSPC');
    expect(preferences.values.closeToTray).toBe(false);
  });

  test('changed by menu, tray or wheel hold at least for this run', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const full = () => {
      throw new Error('ENOSPC');
    };
    const preferences = new Preferences({ get: () => ({}), set: full });
    const told = vi.fn();
    preferences.onChange(told);
    preferences.keep({ zoom: 125 });
    expect([preferences.values.zoom, told.mock.calls.length, warn.mock.calls.length]).toEqual([125, 1, 1]);
    warn.mockRestore();
  });
});
