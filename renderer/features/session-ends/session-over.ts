import { type DeviceTexts, deviceStore } from '#renderer/lib/device/device-store.ts';
import { type NewNotice, type NoticeBoard, noticeBoard } from '#renderer/lib/notices/notice-board.ts';
import type { AppDispatch } from '#renderer/lib/store/app-state.ts';
import type { SessionEnd } from '#shared/contracts/session-life.ts';
import { sessionEndsApi } from './api.ts';

/** Why a session has ended that this tab begins without. */
const KEY = 'fairline:session-end';

/** What is said of each end: who ended it here or cannot tell hears no more than that it is over. */
export const NOTICES: Readonly<Record<SessionEnd, NewNotice>> = {
  signed_out: { priority: 1, text: { key: 'session_over' } },
  elsewhere: { priority: 0, text: { key: 'ended_elsewhere' }, stays: true },
  password: { priority: 0, text: { key: 'ended_password' }, stays: true },
  idle: { priority: 1, text: { key: 'ended_idle' }, kind: 'snackbar', stays: true },
  limit: { priority: 0, text: { key: 'ended_limit' }, stays: true },
  exclusion: { priority: 0, text: { key: 'ended_exclusion' }, stays: true },
  closed: { priority: 0, text: { key: 'ended_closed' }, stays: true },
  expired: { priority: 1, text: { key: 'ended_expired' }, stays: true },
};

/**
 * Why the session is over, as the watch has heard. The app gives a session up as soon as its end is told, and nobody
 * could ask for the reason again.
 */
const heard: { end: SessionEnd | null } = { end: null };

/** Keeps the reason that the watch has heard until it is said; null where a session begins. */
export function hearEnd(end: SessionEnd | null): void {
  heard.end = end;
}

interface OverOptions {
  readonly dispatch: AppDispatch;
  readonly board?: Pick<NoticeBoard, 'post'>;
  /** What lives as long as this tab. */
  readonly tab?: DeviceTexts;
  readonly reload?: () => void;
}

async function askEnd(dispatch: AppDispatch): Promise<SessionEnd | null> {
  const { sessionPulse } = sessionEndsApi.endpoints;
  const { data } = await dispatch(sessionPulse.initiate({ body: { idleMs: null } }, { track: false }));
  return data?.end ?? null;
}

/**
 * The session was found to be over: says why, as the server knows. Who was signed out for doing nothing gets the page
 * anew, without anything of the player in it, and is told there (shell §4, auto-logoff).
 */
export async function sayOver(options: OverOptions): Promise<void> {
  const { dispatch, board = noticeBoard, tab = deviceStore.session } = options;
  const { reload = () => location.reload() } = options;
  const end = heard.end ?? (await askEnd(dispatch)) ?? 'signed_out';
  hearEnd(null);
  if (end !== 'idle') return board.post(NOTICES[end]);
  tab.setItem(KEY, end);
  reload();
}

/** Says once, on the page that came after it, why the page before it was left without a session. */
export function sayEndedBefore(board: Pick<NoticeBoard, 'post'> = noticeBoard, tab = deviceStore.session): void {
  if (tab.getItem(KEY) !== 'idle') return;
  tab.removeItem(KEY);
  board.post(NOTICES.idle);
}
