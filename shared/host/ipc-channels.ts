import * as v from 'valibot';
import type { DeepLink } from './host-port.ts';
import { type IdleAnswers, type IdleEvents, idleCalls } from './program/idle.ts';
import { type ReminderAnswers, type ReminderEvents, reminderCalls } from './program/reminders.ts';

const storageKey = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9:_-]{0,63}$/i));
const STORED_LENGTH = 262_144;

/**
 * Every call from the window to the main process: the schema of its arguments and the type of its answer. Both sides
 * are typed by this table, and the main process checks the arguments against it.
 */
export const ipcCalls = {
  'storage:read': v.strictTuple([storageKey]),
  'storage:write': v.strictTuple([storageKey, v.pipe(v.string(), v.maxLength(STORED_LENGTH))]),
  'storage:remove': v.strictTuple([storageKey]),
  'session:state': v.strictTuple([]),
  ...idleCalls,
  ...reminderCalls,
  'link:take': v.strictTuple([]),
  'socket:origin': v.strictTuple([]),
} as const;

/** Where the session is kept on this machine. */
export interface SessionStorage {
  /** Name of the operating system's keyring, `none` without one. */
  readonly backend: string;
  /** False: the session lives in memory and ends with the app. */
  readonly persistent: boolean;
}

export interface IpcAnswers extends IdleAnswers, ReminderAnswers {
  readonly 'storage:read': string | null;
  readonly 'storage:write': undefined;
  readonly 'storage:remove': undefined;
  readonly 'session:state': SessionStorage;
  readonly 'idle:configure': undefined;
  readonly 'link:take': DeepLink | null;
  readonly 'socket:origin': string;
}

export type IpcChannel = keyof typeof ipcCalls;
export type IpcArguments<C extends IpcChannel> = v.InferOutput<(typeof ipcCalls)[C]>;

/** Messages that the main process sends by itself. */
export interface IpcEvents extends IdleEvents, ReminderEvents {
  readonly 'link:opened': DeepLink;
}

export type IpcEvent = keyof IpcEvents;
