import type * as v from 'valibot';
import { type IdleAnswers, type IdleEvents, idleCalls } from './program/idle.ts';
import { type LinkAnswers, type LinkEvents, linkCalls } from './program/links.ts';
import { type ReminderAnswers, type ReminderEvents, reminderCalls } from './program/reminders.ts';
import { type SessionAnswers, sessionCalls } from './program/session.ts';
import { type SocketAnswers, socketCalls } from './program/socket.ts';
import { type StorageAnswers, storageCalls } from './program/storage.ts';
import { type UpdateAnswers, type UpdateEvents, updateCalls } from './program/updates.ts';

/**
 * Every call from the window to the main process: the schema of its arguments and the type of its answer. Both sides
 * are typed by this table, and the main process checks the arguments against it.
 */
export const ipcCalls = {
  ...storageCalls,
  ...sessionCalls,
  ...socketCalls,
  ...idleCalls,
  ...reminderCalls,
  ...linkCalls,
  ...updateCalls,
} as const;

export interface IpcAnswers
  extends StorageAnswers,
    SessionAnswers,
    SocketAnswers,
    IdleAnswers,
    ReminderAnswers,
    LinkAnswers,
    UpdateAnswers {}

export type IpcChannel = keyof typeof ipcCalls;
export type IpcArguments<C extends IpcChannel> = v.InferOutput<(typeof ipcCalls)[C]>;

/** Messages that the main process sends by itself. */
export interface IpcEvents extends IdleEvents, ReminderEvents, LinkEvents, UpdateEvents {}

export type IpcEvent = keyof IpcEvents;
