import { describe, expect, test, vi } from 'vitest';
import type { LaunchPort } from '../sign-in/launch-port.ts';
import { Preferences } from './preferences.ts';
import { SettingsDesk } from './settings-desk.ts';

interface World {
  readonly found?: unknown;
  readonly launch?: Partial<LaunchPort>;
  readonly hasTray?: boolean;
  readonly hasDictionaries?: boolean;
  readonly isDiskFull?: boolean;
}

function open({ found = {}, launch = {}, hasTray = true, hasDictionaries = false, isDiskFull = false }: World = {}) {
  let isOn = false;
  const tell = vi.fn();
  const set = () => {
    if (isDiskFull) throw new Error('ENOSPC');
  };
  const preferences = new Preferences({ get: () => found, set });
  const system: LaunchPort = {
    isOffered: true,
    read: () => isOn,
    write: (next) => {
      isOn = next;
    },
    ...launch,
  };
  const desk = new SettingsDesk({ preferences, launch: system, hasTray: () => hasTray, hasDictionaries, tell });
  return { desk, preferences, tell };
}

describe('the settings as the window sees them', () => {
  test('are all off at first, at the page’s own size', () => {
    expect(open().desk.state()).toEqual({
      launchAtSignIn: false,
      closeToTray: false,
      muteNotices: false,
      zoom: 100,
      spellCheck: false,
      offers: { launchAtSignIn: true, closeToTray: true, spellCheck: false },
    });
  });

  test('count as off where this machine or this build does not offer them, whatever the file says', () => {
    const { desk } = open({
      found: { closeToTray: true, spellCheck: true },
      hasTray: false,
      launch: { isOffered: false, read: () => true },
    });
    expect(desk.state()).toMatchObject({ launchAtSignIn: false, closeToTray: false, spellCheck: false });
  });

  test('change by what is named alone', () => {
    const { desk, preferences } = open({ found: { closeToTray: true } });
    expect(desk.change({ launchAtSignIn: true, zoom: 150 })).toMatchObject({
      refused: null,
      state: { launchAtSignIn: true, closeToTray: true, zoom: 150 },
    });
    expect(preferences.values).not.toHaveProperty('launchAtSignIn');
  });

  test.each([
    [
      'throws',
      {
        write: () => {
          throw new Error('EACCES');
        },
      },
    ],
    ['says yes and does nothing', { write: () => {} }],
    ['does not offer it', { isOffered: false }],
  ])('tell that the system refused where it %s', (_, launch) => {
    const { desk, preferences } = open({ launch });
    expect(desk.change({ launchAtSignIn: true, zoom: 150 })).toMatchObject({
      refused: 'system',
      state: { launchAtSignIn: false },
    });
    expect(preferences.values.zoom).toBe(100);
  });

  test('tell that they could not be kept, and stay', () => {
    expect(open({ isDiskFull: true }).desk.change({ closeToTray: true })).toMatchObject({
      refused: 'disk',
      state: { closeToTray: false },
    });
  });

  test('are told to the window when somebody else changes them, not when it does', () => {
    const { desk, preferences, tell } = open();
    desk.change({ zoom: 150 });
    expect(tell).not.toHaveBeenCalled();
    preferences.change({ zoom: 175 });
    expect(tell).toHaveBeenCalledWith(expect.objectContaining({ zoom: 175 }));
  });
});
