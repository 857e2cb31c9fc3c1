import { randomBytes } from 'node:crypto';
import type { Notification as ElectronNotification } from 'electron';
import { LRUCache } from 'lru-cache';
import type {
  Reminder,
  ReminderClick,
  ReminderKind,
  ReminderPermission,
  ReminderResult,
} from '#shared/host/desktop/reminders.ts';
import { type ClickStore, keepClick, takeClick } from './click-store.ts';

type NotificationPort = Pick<typeof ElectronNotification, 'handleActivation' | 'isSupported'> &
  (new (
    ...options: ConstructorParameters<typeof ElectronNotification>
  ) => Pick<ElectronNotification, 'close' | 'on' | 'show'>);

interface SystemNotificationsOptions {
  readonly Notification: NotificationPort;
  readonly platform: NodeJS.Platform;
  /** Somebody sees the window. */
  readonly isSeen: () => boolean;
  readonly isLocked: () => boolean;
  readonly clicks: ClickStore;
  readonly onClick: (click: ReminderClick) => void;
}

/** Notices of the operating system that are on the screen or in its list. */
export interface SystemNotifications {
  readonly show: (reminder: Reminder) => Promise<ReminderResult>;
  readonly permission: () => ReminderPermission;
  /** The screen was locked or unlocked: what others must not read goes. */
  readonly lock: (isLocked: boolean) => void;
}

interface Held {
  readonly notification: InstanceType<NotificationPort>;
  readonly reminder: Reminder;
}

/** A system that says nothing for so long has shown the notice. */
const SHOWN_AFTER_MS = 1500;
const MAX_HELD_BACK = 50;

const urgent: ReadonlySet<ReminderKind> = new Set(['idle', 'session-limit']);

/** Makes the notifications of the system; call it when the app is ready. */
export function createSystemNotifications(options: SystemNotificationsOptions): SystemNotifications {
  const { Notification, platform, isSeen, isLocked, clicks, onClick } = options;
  /** Electron drops the click of a notification that was collected, so each is held until it is gone. */
  const held = new LRUCache<string, Held>({ max: MAX_HELD_BACK });
  let hasFailed = false;

  function put(reminder: Reminder, body: string, silent: boolean): Promise<ReminderResult> {
    const { kind, title, page } = reminder;
    const id = randomBytes(6).toString('hex');
    const urgency = urgent.has(kind) ? 'critical' : 'normal';
    const notification = new Notification({ id, groupId: kind, title, body, silent, urgency });
    held.set(id, { notification, reminder });
    if (platform === 'win32') keepClick(clicks, id, { kind, page });
    notification.on('click', () => {
      if (!held.delete(id)) return;
      takeClick(clicks, id);
      onClick({ kind, page });
    });
    // Windows says so too when the notice goes into its list, from where a start of the app may come of it.
    notification.on('close', () => void held.delete(id));
    return new Promise((resolve) => {
      const settle = (result: ReminderResult) => {
        hasFailed = !result.shown;
        clearTimeout(timer);
        resolve(result);
      };
      const timer = setTimeout(() => settle({ shown: true }), SHOWN_AFTER_MS);
      notification.on('show', () => settle({ shown: true }));
      notification.on('failed', () => {
        held.delete(id);
        settle({ shown: false, reason: 'failed' });
      });
      notification.show();
    });
  }

  if (platform === 'win32') {
    Notification.handleActivation((details) => {
      const click = takeClick(clicks, details.arguments);
      // The notice that is held tells of it by itself.
      if (click && !held.has(click.id)) onClick({ kind: click.kind, page: click.page });
    });
  }

  return {
    async show(reminder) {
      if (!Notification.isSupported()) return { shown: false, reason: 'unsupported' };
      const locked = isLocked();
      if (isSeen() && !locked) return { shown: false, reason: 'seen' };
      return put(reminder, locked ? reminder.lockedBody : reminder.body, reminder.silent);
    },
    permission: () => {
      if (!Notification.isSupported()) return 'unsupported';
      return hasFailed ? 'denied' : 'granted';
    },
    lock(locked) {
      if (!locked) return;
      for (const [id, { notification, reminder }] of [...held.entries()].reverse()) {
        if (reminder.body === reminder.lockedBody) continue;
        held.delete(id);
        notification.close();
        void put({ ...reminder, body: reminder.lockedBody }, reminder.lockedBody, true);
      }
    },
  };
}
