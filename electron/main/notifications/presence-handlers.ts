import type { Notification } from 'electron';
import type { idleCalls } from '#shared/host/desktop/idle.ts';
import type { ReminderClick, ReminderKind, reminderCalls } from '#shared/host/desktop/reminders.ts';
import { followPower, type PowerPort } from '../idle/follow-power.ts';
import type { HandlersOf } from '../ipc/answer-calls.ts';
import type { PageMailbox } from '../windows/page-mailbox.ts';
import type { WindowManager } from '../windows/window-manager.ts';
import type { ClickStore } from './click-store.ts';
import { createSystemNotifications } from './system-notifications.ts';

interface PresenceOptions {
  readonly power: PowerPort;
  readonly Notification: typeof Notification;
  readonly platform: NodeJS.Platform;
  readonly window: Pick<WindowManager, 'isSeen' | 'onPageGone' | 'send' | 'show'>;
  readonly clicks: PageMailbox<ReminderClick>;
  readonly stored: ClickStore;
  /** Whether the player has muted notifications. */
  readonly isMuted: () => boolean;
}

/** Kinds that muting does not silence: playing time and the end of the session. */
const ALWAYS_TOLD: ReadonlySet<ReminderKind> = new Set(['idle', 'reality-check', 'session-limit']);

/**
 * Returns the handlers for idle time and for notifications shown while the window is not visible. Call it when the app
 * is ready.
 */
export function presenceHandlers(options: PresenceOptions): HandlersOf<typeof idleCalls & typeof reminderCalls> {
  const { power, Notification, platform, window, clicks, stored, isMuted } = options;
  const watch = followPower({
    power,
    onIdle: (stretch) => window.send('idle:fired', stretch),
    onLock: (isLocked) => notifications.lock(isLocked),
  });
  window.onPageGone(watch.pageGone);
  const notifications = createSystemNotifications({
    Notification,
    platform,
    isSeen: () => window.isSeen(),
    isLocked: watch.isLocked,
    clicks: stored,
    onClick(click) {
      clicks.deliver(click);
      window.show();
    },
  });
  return {
    ...watch.handlers,
    'reminder:show': (reminder) =>
      isMuted() && !ALWAYS_TOLD.has(reminder.kind) ? { shown: false, reason: 'muted' } : notifications.show(reminder),
    'reminder:permission': notifications.permission,
    'reminder:take': () => clicks.take(),
  };
}
