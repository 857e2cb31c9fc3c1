import * as v from 'valibot';
import type { Reminder, ReminderResult } from '../host-port.ts';

/** Notices of the operating system. */
export const reminderCalls = {
  'reminder:show': v.strictTuple([
    v.object({
      kind: v.picklist(['reality-check', 'session-limit', 'coupon-settled']),
      title: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
      body: v.pipe(v.string(), v.maxLength(400)),
    }),
  ]),
} as const;

export interface ReminderAnswers {
  readonly 'reminder:show': ReminderResult;
}

export interface ReminderEvents {
  readonly 'reminder:clicked': Reminder['kind'];
}
