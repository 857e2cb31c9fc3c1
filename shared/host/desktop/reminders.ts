import * as v from 'valibot';

/** What a notice of the system is about. */
export const REMINDER_KINDS = ['reality-check', 'session-limit', 'idle', 'coupon-settled', 'price-alert'] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

/** A page of the product with its language, or '' for the one that is open. */
const page = v.pipe(
  v.string(),
  v.maxLength(512),
  v.regex(/^(?:|\/[a-z]{2}(?:\/[\w-]+)*(?:\?[a-z]{1,32}=[\w-]{1,64})?)$/i),
);
const words = v.pipe(v.string(), v.maxLength(400));

const reminderSchema = v.strictObject({
  kind: v.picklist(REMINDER_KINDS),
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
  body: words,
  /** What it says in the place of `body` where others may read it: on a locked screen. */
  lockedBody: words,
  /** Where a click leads. */
  page,
  silent: v.boolean(),
});

/** A notice of the operating system, shown only while nobody sees the page. */
export type Reminder = v.InferOutput<typeof reminderSchema>;

export interface ReminderResult {
  readonly shown: boolean;
  /** Why it was not: `seen` when somebody looks at the page, `muted` when the player wants quiet. */
  readonly reason?: 'denied' | 'failed' | 'muted' | 'seen' | 'unsupported';
}

/** A notice that the player has clicked. */
export type ReminderClick = Pick<Reminder, 'kind' | 'page'>;

/** `ask`: the player has not been asked yet. */
export type ReminderPermission = 'ask' | 'denied' | 'granted' | 'unsupported';

/** Notices of the operating system. */
export interface ReminderPort {
  /** Shows one where it may be shown; nothing is asked for that. */
  readonly show: (reminder: Reminder) => Promise<ReminderResult>;
  /** Called when the player clicks one; the window is in front by then. Returns the undo. */
  readonly onClick: (listener: (click: ReminderClick) => void) => () => void;
  /** The click that started the app, or that came before anybody listened, once. */
  readonly takeClick: () => Promise<ReminderClick | null>;
  readonly permission: () => Promise<ReminderPermission>;
  /** Asks the player where that is possible, and tells what holds now. */
  readonly ask: () => Promise<ReminderPermission>;
}

/** Calls of the window about notices. */
export const reminderCalls = {
  'reminder:show': v.strictTuple([reminderSchema]),
  'reminder:take': v.strictTuple([]),
  'reminder:permission': v.strictTuple([]),
} as const;

export interface ReminderAnswers {
  readonly 'reminder:show': ReminderResult;
  readonly 'reminder:take': ReminderClick | null;
  readonly 'reminder:permission': ReminderPermission;
}

export interface ReminderEvents {
  readonly 'reminder:clicked': ReminderClick;
}

/** What the preload gives the window of it. */
export interface ReminderBridge {
  readonly show: (reminder: Reminder) => Promise<ReminderResult>;
  readonly takeClick: () => Promise<ReminderClick | null>;
  readonly permission: () => Promise<ReminderPermission>;
  readonly onClick: (listener: (click: ReminderClick) => void) => () => void;
}
