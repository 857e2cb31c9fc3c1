import { describe, expect, test, vi } from 'vitest';
import type { LaunchPort } from '../sign-in/launch-port.ts';
import { Preferences } from './preferences.ts';
import { SettingsController } from './settings-controller.ts';

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
    isAvailable: true,
    read: () => isOn,
    write: (next) => {
      isOn = next;
    },
    ...launch,
  };
  const controller = new SettingsController({
    preferences,
    launch: system,
    hasTray: () => hasTray,
    hasDictionaries,
    tell,
  });
  return { controller, preferences, tell };
}

describe('the settings as the window sees them', () => {
  test('are all off at first, with a zoom of 100', () => {
    expect(open().controller.state()).toEqual({
      launchAtSignIn: false,
      closeToTray: false,
      muteNotices: false,
      zoom: 100,
      spellCheck: false,
      available: { launchAtSignIn: true, closeToTray: true, spellCheck: false },
    });
  });

  test('count as off when this machine or this build does not support them', () => {
    const { controller } = open({
      found: { closeToTray: true, spellCheck: true },
      hasTray: false,
      launch: { isAvailable: false, read: () => true },
    });
    expect(controller.state()).toMatchObject({ launchAtSignIn: false, closeToTray: false, spellCheck: false });
  });

  test('change only where a change names them', () => {
    const { controller, preferences } = open({ found: { closeToTray: true } });
    expect(controller.change({ launchAtSignIn: true, zoom: 150 })).toMatchObject({
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
    ['does not offer it', { isAvailable: false }],
  ])('report that the system refused when it %s', (_, launch) => {
    const { controller, preferences } = open({ launch });
    expect(controller.change({ launchAtSignIn: true, zoom: 150 })).toMatchObject({
      refused: 'system',
      state: { launchAtSignIn: false },
    });
    expect(preferences.values.zoom).toBe(100);
  });

  test('report that the disk refused, and stay unchanged', () => {
    expect(open({ isDiskFull: true }).controller.change({ closeToTray: true })).toMatchObject({
      refused: 'disk',
      state: { closeToTray: false },
    });
  });

  test('are pushed to the window when the menu changes them, not when the window does', () => {
    const { controller, preferences, tell } = open();
    controller.change({ zoom: 150 });
    expect(tell).not.toHaveBeenCalled();
    preferences.change({ zoom: 175 });
    expect(tell).toHaveBeenCalledWith(expect.objectContaining({ zoom: 175 }));
  });
});
