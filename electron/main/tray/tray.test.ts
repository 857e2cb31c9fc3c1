import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, test, vi } from 'vitest';
import { desktopTexts } from '#build/desktop-texts.ts';
import { Preferences } from '../preferences/preferences.ts';
import { createMainTexts } from '../texts/main-texts.ts';
import { overlayOf, showBadge } from './badge.ts';
import { hidesInstead, startsHidden } from './close-to-tray.ts';
import { iconOf, TrayIcon, type TrayPort } from './tray-icon.ts';

type Item = MenuItemConstructorOptions;

function open(platform = 'linux', create?: () => never, isSeen = true) {
  const texts = createMainTexts({ files: desktopTexts(), stored: 'en', preferred: [] });
  const preferences = new Preferences({ get: () => ({}), set: () => {} });
  const shown = { menu: [] as readonly Item[], tip: '', images: [] as string[], clicks: [] as (() => void)[] };
  const actions = {
    open: vi.fn(),
    ask: vi.fn(),
    mute: vi.fn((muteNotices: boolean) => preferences.change({ muteNotices })),
    quit: vi.fn(),
  };
  const tray = {
    destroy: () => {},
    isDestroyed: () => false,
    on: (_event: string, listener: () => void) => shown.clicks.push(listener),
    setContextMenu: (menu: readonly Item[]) => {
      shown.menu = menu;
    },
    setImage: (image: string) => void shown.images.push(image),
    setToolTip: (tip: string) => {
      shown.tip = tip;
    },
  } as unknown as TrayPort;
  const icon = new TrayIcon({
    create: (image) => {
      shown.images.push(image as unknown as string);
      return create ? create() : tray;
    },
    imageOf: (file) => file as never,
    menuOf: (template) => template as never,
    platform,
    isSeen,
    icons: '/icons',
    name: 'Fairline',
    texts,
    preferences,
    actions,
  });
  const press = (label: string) => {
    const found = shown.menu.find((item) => item.label === label);
    if (!found?.click) throw new Error(`there is nothing to press called ${label}`);
    (found.click as () => void)();
  };
  return { icon, shown, actions, texts, preferences, press };
}

const labels = (items: readonly Item[]) => items.map(({ label, type }) => (type === 'separator' ? '-' : label));

describe('the tray', () => {
  test('has entries that show how many selections are in the coupon', () => {
    const { icon, shown, press, actions } = open();
    expect(labels(shown.menu)).toEqual([
      'Open Fairline',
      '-',
      'Live',
      'Bet slip',
      'My bets',
      '-',
      'Mute notifications',
      '-',
      'Quit Fairline',
    ]);
    icon.count({ unread: 0, picks: 2 });
    expect(labels(shown.menu)).toContain('Bet slip (2 selections)');
    for (const label of ['Live', 'Bet slip (2 selections)', 'My bets']) press(label);
    expect(actions.ask.mock.calls.flat()).toEqual([
      { kind: 'go', path: '/en/live' },
      { kind: 'open', what: 'coupon' },
      { kind: 'go', path: '/en/office/history' },
    ]);
    press('Quit Fairline');
    expect(actions.quit).toHaveBeenCalledTimes(1);
  });

  test('speaks the language of the page', () => {
    const { icon, shown, texts } = open();
    icon.count({ unread: 3, picks: 5 });
    texts.follow('ru');
    expect(labels(shown.menu)).toEqual(expect.arrayContaining(['Купон (5 исходов)', 'Без уведомлений']));
    expect(shown.tip).toBe('Fairline: 3 непрочитанных уведомления');
  });

  test('mutes notifications and shows that they are muted', () => {
    const { shown, press } = open();
    const isMuted = () => shown.menu.find(({ label }) => label === 'Mute notifications')?.checked;
    expect(isMuted()).toBe(false);
    press('Mute notifications');
    expect(isMuted()).toBe(true);
    press('Mute notifications');
    expect(isMuted()).toBe(false);
  });

  test('changes its icon only when the first notification is unread or the last one is read', () => {
    const { icon, shown } = open('win32');
    for (const unread of [0, 1, 2, 0, 0]) icon.count({ unread, picks: 0 });
    expect(shown.images.map((file) => file.split(/[/\\]/).at(-1))).toEqual([
      'tray-windows.png',
      'tray-windows-badge.png',
      'tray-windows.png',
    ]);
    expect(shown.tip).toBe('Fairline');
  });

  test.each([
    ['linux', 1],
    ['win32', 1],
    ['darwin', 0],
  ])('on %s a click opens the window, unless the system opens the menu', (platform, presses) => {
    const { shown, actions } = open(platform);
    for (const click of shown.clicks) click();
    expect(actions.open).toHaveBeenCalledTimes(presses);
  });

  test('that is missing on a desktop is survived, and no window is hidden in it', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { icon, texts } = open('linux', () => {
      throw new Error('no status notifier');
    });
    icon.count({ unread: 4, picks: 0 });
    texts.follow('de');
    expect(icon.isThere).toBe(false);
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });

  test('whose icon is not shown is created all the same, and no window is hidden in it', () => {
    const { icon, shown } = open('linux', undefined, false);
    expect([icon.isThere, shown.menu.length > 0]).toEqual([false, true]);
  });

  test.each([
    ['darwin', false, 'trayTemplate.png'],
    ['darwin', true, 'tray-badgeTemplate.png'],
    ['win32', true, 'tray-windows-badge.png'],
    ['linux', false, 'tray-linux.png'],
  ])('on %s, with unread notifications: %s, has the icon %s', (platform, hasUnread, file) => {
    expect(iconOf(platform, hasUnread)).toBe(file);
  });
});

describe('the window is hidden instead of closed', () => {
  test.each([
    ['wanted, with a tray', { isWanted: true, hasTray: true, isQuitting: false }, true],
    ['not wanted', { isWanted: false, hasTray: true, isQuitting: false }, false],
    ['without a tray: nothing would lead back', { isWanted: true, hasTray: false, isQuitting: false }, false],
    ['while the app ends', { isWanted: true, hasTray: true, isQuitting: true }, false],
  ])('%s', (_, closing, expected) => {
    expect(hidesInstead(closing)).toBe(expected);
  });

  test.each([
    [true, true, true, true],
    [false, true, true, false],
    [true, false, true, false],
    [true, true, false, false],
  ])('and at a start by the system: %s, chosen %s, with a tray %s: %s', (isSignIn, isWanted, hasTray, expected) => {
    expect(startsHidden(isSignIn, isWanted, hasTray)).toBe(expected);
  });
});

describe('the badge', () => {
  test.each([
    [0, null],
    [1, 'overlay-1.png'],
    [9, 'overlay-9.png'],
    [10, 'overlay-9-more.png'],
    [4000, 'overlay-9-more.png'],
  ])('of %i on Windows is %s', (count, file) => {
    expect(overlayOf(count)).toBe(file);
  });

  function badge(platform: string, count: number) {
    const setBadgeCount = vi.fn(() => true);
    const setOverlayIcon = vi.fn();
    const texts = createMainTexts({ files: desktopTexts(), stored: 'en', preferred: [] });
    showBadge(count, {
      platform,
      app: { setBadgeCount },
      window: () => ({ setOverlayIcon }),
      imageOf: (file) => file as never,
      icons: '/i',
      texts,
    });
    return { setBadgeCount, setOverlayIcon };
  }

  test.each(['darwin', 'linux'])('is a number on %s', (platform) => {
    const { setBadgeCount, setOverlayIcon } = badge(platform, 3);
    expect([setBadgeCount.mock.calls, setOverlayIcon.mock.calls]).toEqual([[[3]], []]);
  });

  test('is an overlay with a description on Windows, and disappears', () => {
    expect(badge('win32', 2).setOverlayIcon.mock.calls).toEqual([
      [expect.stringContaining('overlay-2.png'), '2 unread notifications'],
    ]);
    expect(badge('win32', 0).setOverlayIcon.mock.calls).toEqual([[null, '']]);
  });
});
