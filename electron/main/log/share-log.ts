import type { IpcEvents } from '#shared/host/ipc-channels.ts';
import { programLogCalls } from '#shared/host/program/program-log.ts';
import { answerCalls, type Callers, type IpcPort } from '../ipc/answer-calls.ts';
import { type FollowedApp, followProgram } from './follow-program.ts';
import type { ProgramLog } from './program-log.ts';

interface SharedLog {
  readonly app: FollowedApp;
  readonly log: ProgramLog;
  /** To the page of the window. */
  readonly send: (channel: 'log:written', line: IpcEvents['log:written']) => void;
}

/**
 * Shows the log to the page, what was written and what comes, and writes down more than a program for players does: how
 * it runs. For the build of support staff alone (Z-06).
 */
export function shareLog(ipcMain: IpcPort, callers: Callers, { app, log, send }: SharedLog): void {
  answerCalls(ipcMain, callers, programLogCalls, { 'log:lines': () => log.lines() });
  log.onLine((line) => send('log:written', line));
  followProgram(app, log);
}
