import type * as v from 'valibot';
import type { DesktopLogAnswers, DesktopLogEvents, desktopLogCalls } from './desktop/desktop-log.ts';
import { type FilesAnswers, type FilesEvents, filesCalls } from './desktop/files.ts';
import { type IdleAnswers, type IdleEvents, idleCalls } from './desktop/idle.ts';
import { type LinkAnswers, type LinkEvents, linkCalls } from './desktop/links.ts';
import { type NetworkAnswers, type NetworkEvents, networkCalls } from './desktop/network.ts';
import { type PageAnswers, type PageEvents, pageCalls } from './desktop/page.ts';
import { type ProfileAnswers, type ProfileEvents, profileCalls } from './desktop/profiles.ts';
import { type ReminderAnswers, type ReminderEvents, reminderCalls } from './desktop/reminders.ts';
import { type SessionAnswers, sessionCalls } from './desktop/session.ts';
import { type SettingsAnswers, type SettingsEvents, settingsCalls } from './desktop/settings.ts';
import { type SocketAnswers, socketCalls } from './desktop/socket.ts';
import { type StorageAnswers, storageCalls } from './desktop/storage.ts';
import { type UpdateAnswers, type UpdateEvents, updateCalls } from './desktop/updates.ts';

/**
 * Calls from the window to the main process, each with the schema of its arguments. The table types both sides, and the
 * main process checks the arguments against it.
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
    DesktopLogAnswers {}

/** Calls of every build, and the types of calls that only the build of support staff answers. */
type CallTable = typeof ipcCalls & typeof desktopLogCalls;

export type IpcChannel = keyof CallTable;
export type IpcArguments<C extends IpcChannel> = v.InferOutput<CallTable[C]>;

/** Messages from the main process to the page. */
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
    DesktopLogEvents {}

export type IpcEvent = keyof IpcEvents;
