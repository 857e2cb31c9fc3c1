import type * as v from 'valibot';
import { type FilesAnswers, type FilesEvents, filesCalls } from './program/files.ts';
import { type IdleAnswers, type IdleEvents, idleCalls } from './program/idle.ts';
import { type LinkAnswers, type LinkEvents, linkCalls } from './program/links.ts';
import { type NetworkAnswers, type NetworkEvents, networkCalls } from './program/network.ts';
import { type PageAnswers, type PageEvents, pageCalls } from './program/page.ts';
import { type ProfileAnswers, type ProfileEvents, profileCalls } from './program/profiles.ts';
import type { ProgramLogAnswers, ProgramLogEvents, programLogCalls } from './program/program-log.ts';
import { type ReminderAnswers, type ReminderEvents, reminderCalls } from './program/reminders.ts';
import { type SessionAnswers, sessionCalls } from './program/session.ts';
import { type SettingsAnswers, type SettingsEvents, settingsCalls } from './program/settings.ts';
import { type SocketAnswers, socketCalls } from './program/socket.ts';
import { type StorageAnswers, storageCalls } from './program/storage.ts';
import { type UpdateAnswers, type UpdateEvents, updateCalls } from './program/updates.ts';

/**
 * The calls from the window to the main process: the schema of their arguments. Both sides are typed by this table, and
 * the main process checks the arguments against it.
 */
export const ipcCalls = {
  ...storageCalls,
  ...sessionCalls,
  ...socketCalls,
  ...idleCalls,
  ...reminderCalls,
  ...linkCalls,
  ...settingsCalls,
  ...pageCalls,
  ...filesCalls,
  ...profileCalls,
  ...networkCalls,
  ...updateCalls,
} as const;

export interface IpcAnswers
  extends StorageAnswers,
    SessionAnswers,
    SocketAnswers,
    IdleAnswers,
    ReminderAnswers,
    LinkAnswers,
    SettingsAnswers,
    PageAnswers,
    FilesAnswers,
    ProfileAnswers,
    NetworkAnswers,
    UpdateAnswers,
    ProgramLogAnswers {}

/** Those of every build, and those that only the build of support staff answers; of these no more than the types are here. */
type CallTable = typeof ipcCalls & typeof programLogCalls;

export type IpcChannel = keyof CallTable;
export type IpcArguments<C extends IpcChannel> = v.InferOutput<CallTable[C]>;

/** Messages that the main process sends by itself. */
export interface IpcEvents
  extends IdleEvents,
    ReminderEvents,
    LinkEvents,
    SettingsEvents,
    PageEvents,
    FilesEvents,
    ProfileEvents,
    NetworkEvents,
    UpdateEvents,
    ProgramLogEvents {}

export type IpcEvent = keyof IpcEvents;
