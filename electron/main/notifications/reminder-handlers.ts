import type { Notification as ElectronNotification } from 'electron';
import type { Reminder } from '#shared/host/host-port.ts';
import type { reminderCalls } from '#shared/host/program/reminders.ts';
import type { HandlersOf } from '../ipc/answer-calls.ts';
import { showReminder } from './show-reminder.ts';

/** What is told however quiet the player wants it: how long somebody plays, and that a limit is reached. */
const ALWAYS_TOLD: ReadonlySet<Reminder['kind']> = new Set(['reality-check', 'session-limit']);

/** Notices that the page asks for. While they are muted only those of care are shown. */
export function reminderHandlers(
  Notification: typeof ElectronNotification,
  onClick: (kind: Reminder['kind']) => void,
  isMuted: () => boolean,
): HandlersOf<typeof reminderCalls> {
  return {
    'reminder:show': (reminder) =>
      isMuted() && !ALWAYS_TOLD.has(reminder.kind)
        ? { shown: false, reason: 'muted' }
        : showReminder(Notification, reminder, onClick),
  };
}
