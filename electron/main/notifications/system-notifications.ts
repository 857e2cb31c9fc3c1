import { randomBytes } from 'node:crypto';
import type { Notification as ElectronNotification } from 'electron';
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
  /** Whether the window is in front of the player. */
  readonly isSeen: () => boolean;
  readonly isLocked: () => boolean;
  readonly clicks: ClickStore;
  readonly onClick: (click: ReminderClick) => void;
}

/** Notifications of the operating system, on the screen or in its list. */
export interface SystemNotifications {
  readonly show: (reminder: Reminder) => Promise<ReminderResult>;
  readonly permission: () => ReminderPermission;
  /** Reacts to the screen lock: replaces texts that other people must not read. */
  readonly lock: (isLocked: boolean) => void;
}

interface Held {
  readonly notification: InstanceType<NotificationPort>;
  readonly reminder: Reminder;
}

/** Time after which a notification counts as shown when the system reports nothing, ms. */
const SHOWN_AFTER_MS = 1500;
const MAX_HELD_BACK = 50;

const urgent: ReadonlySet<ReminderKind> = new Set(['idle', 'session-limit']);

/** Creates the system notifications; call it when the app is ready. */
export function createSystemNotifications(options: SystemNotificationsOptions): SystemNotifications {
  const { Notification, platform, isSeen, isLocked, clicks, onClick } = options;
  /** Electron loses the click of a notification that was garbage-collected, so each is held until it closes. */
  const held = new Map<string, Held>();
  let hasFailed = false;

  function put(reminder: Reminder, body: string, silent: boolean): Promise<ReminderResult> {
    const { kind, title, page } = reminder;
    const id = randomBytes(6).toString('hex');
    const urgency = urgent.has(kind) ? 'critical' : 'normal';
    const notification = new Notification({ id, groupId: kind, title, body, silent, urgency });
    held.set(id, { notification, reminder });
    if (held.size > MAX_HELD_BACK) held.delete(held.keys().next().value ?? '');
    if (platform === 'win32') keepClick(clicks, id, { kind, page });
    notification.on('click', () => {
      if (!held.delete(id)) return;
      takeClick(clicks, id);
      onClick({ kind, page });
    });
    // Windows reports this also when the notification moves into its list, where a click can still start the app.
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
      // A notification that is still held reports the click itself.
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
      for (const [id, { notification, reminder }] of [...held]) {
        if (reminder.body === reminder.lockedBody) continue;
        held.delete(id);
        notification.close();
        void put({ ...reminder, body: reminder.lockedBody }, reminder.lockedBody, true);
      }
    },
  };
}
