import type { HostPort, Reminder } from '#shared/host/host-port.ts';

/** Notices of the browser, where the player has allowed them; it never asks by itself. */
export function createWebReminders(): HostPort['reminders'] {
  const listeners = new Set<(kind: Reminder['kind']) => void>();
  return {
    show: async ({ kind, title, body }) => {
      if (!('Notification' in window)) return { shown: false, reason: 'unsupported' };
      if (Notification.permission !== 'granted') return { shown: false, reason: 'denied' };
      const notification = new Notification(title, { body, tag: kind });
      notification.onclick = () => {
        window.focus();
        notification.close();
        for (const listener of listeners) listener(kind);
      };
      return { shown: true };
    },
    onClick: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
