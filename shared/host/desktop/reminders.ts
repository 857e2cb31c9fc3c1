import * as v from 'valibot';

/** Kinds of system notifications. */
export const REMINDER_KINDS = ['reality-check', 'session-limit', 'idle', 'coupon-settled', 'price-alert'] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

/** Page of the product with its language, or '' for the open page. */
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
  /** Text that replaces `body` on a locked screen, where other people may read it. */
  lockedBody: words,
  /** Page that a click opens. */
  page,
  silent: v.boolean(),
});

/** Notification of the operating system, shown only while the player does not see the page. */
export type Reminder = v.InferOutput<typeof reminderSchema>;

export interface ReminderResult {
  readonly shown: boolean;
  /** Reason why it was not shown: `seen` when the page is visible, `muted` when the player has muted notifications. */
  readonly reason?: 'denied' | 'failed' | 'muted' | 'seen' | 'unsupported';
}

/** Kind and page of a notification that the player has clicked. */
export type ReminderClick = Pick<Reminder, 'kind' | 'page'>;

/** Permission to show notifications; `ask`: the player has not been asked yet. */
export type ReminderPermission = 'ask' | 'denied' | 'granted' | 'unsupported';

/** Shows notifications of the operating system. */
export interface ReminderPort {
  /** Shows a notification where that is allowed, without asking for permission. */
  readonly show: (reminder: Reminder) => Promise<ReminderResult>;
  /** Registers a listener for clicks; the window is in front by then. Returns a function that removes it. */
  readonly onClick: (listener: (click: ReminderClick) => void) => () => void;
  /** Returns the click that started the app or came before the first listener, once. */
  readonly takeClick: () => Promise<ReminderClick | null>;
  readonly permission: () => Promise<ReminderPermission>;
  /** Asks the player for permission where that is possible, and returns the present permission. */
  readonly ask: () => Promise<ReminderPermission>;
}

/** Calls of the window about notifications. */
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

/** Part of the bridge about notifications. */
export interface ReminderBridge {
  readonly show: (reminder: Reminder) => Promise<ReminderResult>;
  readonly takeClick: () => Promise<ReminderClick | null>;
  readonly permission: () => Promise<ReminderPermission>;
  readonly onClick: (listener: (click: ReminderClick) => void) => () => void;
}
