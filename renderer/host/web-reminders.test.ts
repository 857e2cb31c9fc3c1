import { afterEach, expect, test, vi } from 'vitest';
import type { Reminder } from '#shared/host/desktop/reminders.ts';
import { createWebReminders } from './web-reminders.ts';

afterEach(() => vi.unstubAllGlobals());

const reminder: Reminder = {
  kind: 'coupon-settled',
  title: 'Bet won',
  body: 'Bet 42: €17.00',
  lockedBody: 'Bet 42 is settled.',
  page: '/en/office/history?coupon=42',
  silent: true,
};

interface Browser {
  readonly permission?: string;
  readonly answer?: string;
  readonly isSeen?: boolean;
  readonly isPhone?: boolean;
}

function stub({ permission = 'granted', answer = permission, isSeen = false, isPhone = false }: Browser = {}) {
  const made: { title: string; options: NotificationOptions; onclick?: () => void; close: () => void }[] = [];
  class Notification {
    static permission = permission;
    static requestPermission = async () => answer;
    constructor(title: string, options: NotificationOptions) {
      if (isPhone) throw new TypeError('Illegal constructor');
      made.push(Object.assign(this, { title, options, close: () => {} }));
    }
  }
  const focus = vi.fn();
  vi.stubGlobal('Notification', Notification);
  vi.stubGlobal('window', { Notification, focus });
  vi.stubGlobal('document', { visibilityState: isSeen ? 'visible' : 'hidden', hasFocus: () => isSeen });
  return { made, focus, reminders: createWebReminders() };
}

test.each([
  ['is shown to who is elsewhere', {}, { shown: true }],
  ['is not to who looks at the page', { isSeen: true }, { shown: false, reason: 'seen' }],
  ['is not where it is not allowed', { permission: 'denied' }, { shown: false, reason: 'denied' }],
  ['does not ask by itself', { permission: 'default' }, { shown: false, reason: 'denied' }],
  ['is not on phones that have none for pages', { isPhone: true }, { shown: false, reason: 'unsupported' }],
])('[Z-04] a browser notification %s', async (_name, options, result) => {
  expect(await stub(options).reminders.show(reminder)).toEqual(result);
});

test('[Z-04] a browser notification has the text for a locked screen, and its click opens the page', async () => {
  const { made, focus, reminders } = stub();
  const clicks: unknown[] = [];
  reminders.onClick((click) => clicks.push(click));
  await reminders.show(reminder);
  expect(made).toMatchObject([{ title: reminder.title, options: { body: reminder.lockedBody, silent: true } }]);
  made[0]?.onclick?.();
  expect([clicks, focus.mock.calls.length]).toEqual([[{ kind: reminder.kind, page: reminder.page }], 1]);
});

test('the permission for notifications is requested when the player chooses, and returned', async () => {
  const { reminders } = stub({ permission: 'default', answer: 'denied' });
  expect(await reminders.permission()).toBe('ask');
  expect(await reminders.ask()).toBe('denied');
});
