import type { Notification as ElectronNotification } from 'electron';
import type { Reminder } from '#shared/host/host-port.ts';
import type { reminderCalls } from '#shared/host/program/reminders.ts';
import type { HandlersOf } from '../ipc/answer-calls.ts';
import { showReminder } from './show-reminder.ts';

/** Notices that the page asks for. */
export function reminderHandlers(
  Notification: typeof ElectronNotification,
  onClick: (kind: Reminder['kind']) => void,
): HandlersOf<typeof reminderCalls> {
  return { 'reminder:show': (reminder) => showReminder(Notification, reminder, onClick) };
}
