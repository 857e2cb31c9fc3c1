import type { Notification as ElectronNotification } from 'electron';
import type { Reminder, ReminderResult } from '#shared/host/host-port.ts';

/** Electron drops the click of a notification that was collected, so each is held until it is gone. */
const shown = new Set<ElectronNotification>();

/** Shows a notice of the operating system; clicking it calls back. */
export function showReminder(
  Notification: typeof ElectronNotification,
  reminder: Reminder,
  onClick: (kind: Reminder['kind']) => void,
): ReminderResult {
  if (!Notification.isSupported()) return { shown: false, reason: 'unsupported' };
  const notification = new Notification({
    title: reminder.title,
    body: reminder.body,
    urgency: reminder.kind === 'session-limit' ? 'critical' : 'normal',
  });
  const release = () => void shown.delete(notification);
  shown.add(notification);
  notification.on('click', () => {
    release();
    onClick(reminder.kind);
  });
  notification.on('close', release);
  notification.on('failed', release);
  notification.show();
  return { shown: true };
}
