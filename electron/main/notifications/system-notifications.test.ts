import { EventEmitter } from 'node:events';
import type { ActivationArguments } from 'electron';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Reminder, ReminderClick } from '#shared/host/desktop/reminders.ts';
import type { StoredClicks } from './click-store.ts';
import { createSystemNotifications } from './system-notifications.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface World {
  isSeen?: boolean;
  isLocked?: boolean;
  isSupported?: boolean;
  platform?: NodeJS.Platform;
  stored?: StoredClicks;
}

function createWorld({ isSeen = false, isLocked = false, isSupported = true, platform = 'linux', stored }: World = {}) {
  const made: (EventEmitter & { options: { id?: string; body?: string; silent?: boolean; urgency?: string } })[] = [];
  const closed: string[] = [];
  const clicks: ReminderClick[] = [];
  let store = stored;
  let activated: ((details: ActivationArguments) => void) | null = null;
  class Notification extends EventEmitter {
    static isSupported = () => isSupported;
    static handleActivation = (run: (details: ActivationArguments) => void) => {
      activated = run;
    };
    readonly options: object;
    constructor(options: object = {}) {
      super();
      this.options = options;
      made.push(this as (typeof made)[number]);
    }
    show() {}
    close() {
      closed.push((this as unknown as (typeof made)[number]).options.body ?? '');
    }
  }
  const world = { isSeen, isLocked };
  const notifications = createSystemNotifications({
    Notification: Notification as unknown as Parameters<typeof createSystemNotifications>[0]['Notification'],
    platform,
    isSeen: () => world.isSeen,
    isLocked: () => world.isLocked,
    clicks: {
      get: () => store,
      set: (next) => {
        store = next;
      },
    },
    onClick: (click) => clicks.push(click),
  });
  const activate = (args: string) => activated?.({ type: 'click', arguments: args });
  return {
    notifications,
    made,
    closed,
    clicks,
    world,
    activate,
    stored: () => store,
    isFollowed: () => activated !== null,
  };
}

const settled: Reminder = {
  kind: 'coupon-settled',
  title: 'Bet won',
  body: 'Bet 42 paid €17.00.',
  lockedBody: 'Bet 42 is settled.',
  page: '/en/office/history?coupon=42',
  silent: false,
};

async function shown(world: ReturnType<typeof createWorld>, reminder = settled) {
  const result = world.notifications.show(reminder);
  await vi.advanceTimersByTimeAsync(0);
  world.made.at(-1)?.emit('show');
  return result;
}

describe('[Z-04] a system notification', () => {
  test.each<[string, World, object, string | undefined]>([
    ['is shown while the window is not visible', {}, { shown: true }, settled.body],
    ['is not shown while the window is visible', { isSeen: true }, { shown: false, reason: 'seen' }, undefined],
    ['is not where there are none', { isSupported: false }, { shown: false, reason: 'unsupported' }, undefined],
    ['says nothing of money on a locked screen', { isLocked: true }, { shown: true }, settled.lockedBody],
    [
      'comes on a locked screen though the window stands in front',
      { isSeen: true, isLocked: true },
      { shown: true },
      settled.lockedBody,
    ],
  ])('%s', async (_name, options, result, body) => {
    const world = createWorld(options);
    expect(await shown(world)).toEqual(result);
    expect(world.made.map(({ options: made }) => made.body)).toEqual(body === undefined ? [] : [body]);
  });

  test.each([
    ['session-limit', 'critical'],
    ['idle', 'critical'],
    ['reality-check', 'normal'],
    ['price-alert', 'normal'],
  ] as const)('%s is %s', async (kind, urgency) => {
    const world = createWorld();
    await shown(world, { ...settled, kind });
    expect(world.made[0]?.options.urgency).toBe(urgency);
  });

  test('opens its page by a click, once', async () => {
    const world = createWorld();
    await shown(world);
    world.made[0]?.emit('click');
    world.made[0]?.emit('click');
    expect(world.clicks).toEqual([{ kind: 'coupon-settled', page: settled.page }]);
  });

  test('that failed is reported to the page, until another one is shown', async () => {
    const world = createWorld();
    const result = world.notifications.show(settled);
    world.made[0]?.emit('failed', {}, 'not signed');
    expect(await result).toEqual({ shown: false, reason: 'failed' });
    expect(world.notifications.permission()).toBe('denied');
    await shown(world);
    expect(world.notifications.permission()).toBe('granted');
  });

  test('counts as shown when the system reports nothing', async () => {
    const world = createWorld();
    const result = world.notifications.show(settled);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await result).toEqual({ shown: true });
  });

  test('with an amount is replaced by one without when the screen is locked; others stay', async () => {
    const world = createWorld();
    await shown(world);
    await shown(world, { ...settled, kind: 'price-alert', body: 'Odds 2.10', lockedBody: 'Odds 2.10' });
    world.notifications.lock(true);
    expect(world.closed).toEqual([settled.body]);
    expect(world.made.map(({ options }) => [options.body, options.silent])).toEqual([
      [settled.body, false],
      ['Odds 2.10', false],
      [settled.lockedBody, true],
    ]);
    world.made[2]?.emit('click');
    expect(world.clicks).toEqual([{ kind: 'coupon-settled', page: settled.page }]);
    world.notifications.lock(true);
    world.notifications.lock(false);
    expect(world.made).toHaveLength(3);
  });

  test('starts the app on Windows and opens its page, once; other arguments open nothing', async () => {
    const first = createWorld({ platform: 'win32' });
    await shown(first);
    const id = first.made[0]?.options.id ?? '';
    const stored = first.stored();
    const later = createWorld({ platform: 'win32', ...(stored ? { stored } : {}) });
    for (const args of ['', 'fairline://office', 'ffffffffffff', '../../x'.repeat(500)]) later.activate(args);
    expect(later.clicks).toEqual([]);
    later.activate(`type=click&tag=${id}`);
    later.activate(`type=click&tag=${id}`);
    expect(later.clicks).toEqual([{ kind: 'coupon-settled', page: settled.page }]);
  });

  test('that is still held reports its click, and at most twenty are held', async () => {
    const world = createWorld({ platform: 'win32' });
    for (let count = 0; count < 25; count += 1) await shown(world);
    expect(world.stored()).toHaveLength(20);
    world.activate(`tag=${world.made[24]?.options.id}`);
    expect(world.clicks).toEqual([]);
    world.made[23]?.emit('click');
    world.activate(`tag=${world.made[23]?.options.id}`);
    expect(world.clicks).toHaveLength(1);
    expect(createWorld({ platform: 'darwin' }).isFollowed()).toBe(false);
  });
});
