import { desktopLogCalls } from '#shared/host/desktop/desktop-log.ts';
import type { IpcEvents } from '#shared/host/ipc-channels.ts';
import { answerCalls, type Callers, type IpcPort } from '../ipc/answer-calls.ts';
import type { DesktopLog } from './desktop-log.ts';
import { type FollowedApp, followApp } from './follow-app.ts';

interface SharedLog {
  readonly app: FollowedApp;
  readonly log: DesktopLog;
  /** Sends to the page of the window. */
  readonly send: (channel: 'log:written', line: IpcEvents['log:written']) => void;
}

/**
 * Shares the log with the page, stored and new lines, and logs more than the players' app does. Used by the build of
 * support staff alone (Z-06).
 */
export function shareLog(ipcMain: IpcPort, callers: Callers, { app, log, send }: SharedLog): void {
  answerCalls(ipcMain, callers, desktopLogCalls, { 'log:lines': () => log.lines() });
  log.onLine((line) => send('log:written', line));
  followApp(app, log);
}
