import type { ReminderClick, ReminderPermission, ReminderPort } from '#shared/host/desktop/reminders.ts';

const isThere = () => 'Notification' in window;
const isSeen = () => document.visibilityState === 'visible' && document.hasFocus();
const worded = (permission: NotificationPermission): ReminderPermission =>
  permission === 'default' ? 'ask' : permission;

/** Creates notifications of the browser for players who allowed them; they never ask without a press. */
export function createWebReminders(): ReminderPort {
  const listeners = new Set<(click: ReminderClick) => void>();
  const permission = async () => (isThere() ? worded(Notification.permission) : 'unsupported');
  return {
    show: async ({ kind, title, lockedBody, page, silent }) => {
      if (!isThere()) return { shown: false, reason: 'unsupported' };
      if (isSeen()) return { shown: false, reason: 'seen' };
      if (Notification.permission !== 'granted') return { shown: false, reason: 'denied' };
      try {
        // A page cannot detect a locked screen, so it shows the text that may be read there.
        const notification = new Notification(title, { body: lockedBody, tag: `${kind}:${page}`, silent });
        notification.onclick = () => {
          window.focus();
          notification.close();
          for (const listener of listeners) listener({ kind, page });
        };
        return { shown: true };
      } catch {
        // Browsers on phones offer notifications to service workers only.
        return { shown: false, reason: 'unsupported' };
      }
    },
    onClick: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    takeClick: async () => null,
    permission,
    ask: async () => (isThere() ? worded(await Notification.requestPermission()) : 'unsupported'),
  };
}
