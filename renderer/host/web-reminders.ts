import type { ReminderClick, ReminderPermission, ReminderPort } from '#shared/host/desktop/reminders.ts';

const isThere = () => 'Notification' in window;
const isSeen = () => document.visibilityState === 'visible' && document.hasFocus();
const worded = (permission: NotificationPermission): ReminderPermission =>
  permission === 'default' ? 'ask' : permission;

/** Notices of the browser, where the player has allowed them; they never ask by themselves. */
export function createWebReminders(): ReminderPort {
  const listeners = new Set<(click: ReminderClick) => void>();
  const permission = async () => (isThere() ? worded(Notification.permission) : 'unsupported');
  return {
    show: async ({ kind, title, lockedBody, page, silent }) => {
      if (!isThere()) return { shown: false, reason: 'unsupported' };
      if (isSeen()) return { shown: false, reason: 'seen' };
      if (Notification.permission !== 'granted') return { shown: false, reason: 'denied' };
      try {
        // A page cannot know whether the screen is locked, so it says what may be read there.
        const notification = new Notification(title, { body: lockedBody, tag: `${kind}:${page}`, silent });
        notification.onclick = () => {
          window.focus();
          notification.close();
          for (const listener of listeners) listener({ kind, page });
        };
        return { shown: true };
      } catch {
        // Browsers on phones have notices for service workers only.
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
