import type { Reminder, ReminderClick, ReminderResult } from '#shared/host/desktop/reminders.ts';

const isSeen = () => document.visibilityState === 'visible' && document.hasFocus();

/** Shows a notification of the browser where the player has allowed that, and tells a click after the window is in front. */
export function showNotification(
  { kind, title, lockedBody, page, silent }: Reminder,
  tell: (click: ReminderClick) => void,
): ReminderResult {
  if (!('Notification' in window)) return { shown: false, reason: 'unsupported' };
  if (isSeen()) return { shown: false, reason: 'seen' };
  if (Notification.permission !== 'granted') return { shown: false, reason: 'denied' };
  try {
    // A page cannot detect a locked screen, so it shows the text that may be read there.
    const notification = new Notification(title, { body: lockedBody, tag: `${kind}:${page}`, silent });
    notification.onclick = () => {
      window.focus();
      notification.close();
      tell({ kind, page });
    };
    return { shown: true };
  } catch {
    // Browsers on phones offer notifications to service workers only.
    return { shown: false, reason: 'unsupported' };
  }
}
