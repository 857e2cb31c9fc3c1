import type { ReminderClick, ReminderPermission, ReminderPort } from '#shared/host/desktop/reminders.ts';

const isThere = () => 'Notification' in window;
const worded = (permission: NotificationPermission): ReminderPermission =>
  permission === 'default' ? 'ask' : permission;

/** Creates notifications of the browser for players who allowed them; they never ask without a press. */
export function createWebReminders(): ReminderPort {
  const listeners = new Set<(click: ReminderClick) => void>();
  const permission = async () => (isThere() ? worded(Notification.permission) : 'unsupported');
  return {
    // The first page has no room for what only a hidden page does.
    show: async (reminder) => {
      const { showNotification } = await import('./show-notification.ts');
      return showNotification(reminder, (click) => {
        for (const listener of listeners) listener(click);
      });
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
