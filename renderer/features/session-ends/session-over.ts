import { type DeviceTexts, deviceStore } from '#renderer/lib/device/device-store.ts';
import { type NewNotice, type NoticeBoard, noticeBoard } from '#renderer/lib/notices/notice-board.ts';
import type { AppDispatch } from '#renderer/lib/store/app-state.ts';
import type { SessionEnd } from '#shared/contracts/session-life.ts';
import { sessionEndsApi } from './api.ts';

/** Key of the reason why the session ended, for the page that follows. */
const KEY = 'fairline:session-end';

/**
 * Notifications by reason; a reason that the player caused or that is unknown says only that the session is over. No
 * title says that something went wrong, because the end of a session is no fault.
 */
const NOTICES: Readonly<Record<SessionEnd, NewNotice>> = {
  signed_out: { priority: 1, title: null, text: { key: 'session_over' } },
  elsewhere: { priority: 0, title: null, text: { key: 'ended_elsewhere' }, stays: true },
  password: { priority: 0, title: null, text: { key: 'ended_password' }, stays: true },
  idle: { priority: 1, text: { key: 'ended_idle' }, kind: 'snackbar', stays: true },
  limit: { priority: 0, title: null, text: { key: 'ended_limit' }, stays: true },
  exclusion: { priority: 0, title: null, text: { key: 'ended_exclusion' }, stays: true },
  closed: { priority: 0, title: null, text: { key: 'ended_closed' }, stays: true },
  expired: { priority: 1, title: null, text: { key: 'ended_expired' }, stays: true },
};

/**
 * Reason that the watch received. The app drops the session as soon as it ends, after which no call could ask for the
 * reason.
 */
const heard: { end: SessionEnd | null; until: number | null } = { end: null, until: null };

/** Keeps the reason that the watch received until it is announced; null when a session begins. */
export function hearEnd(end: SessionEnd | null, until: number | null = null): void {
  heard.end = end;
  heard.until = until;
}

/**
 * Returns the notification of an ended session.
 *
 * @param until end of an exclusion, server clock, epoch ms
 */
export function endNotice(end: SessionEnd, until: number | null | undefined): NewNotice {
  const notice = NOTICES[end];
  if (end !== 'exclusion' || typeof until !== 'number') return notice;
  return { ...notice, text: { key: 'ended_exclusion', until } };
}

interface OverOptions {
  readonly dispatch: AppDispatch;
  readonly board?: Pick<NoticeBoard, 'post'>;
  /** Storage that lives as long as this tab. */
  readonly tab?: DeviceTexts;
  readonly reload?: () => void;
}

async function askEnd(dispatch: AppDispatch) {
  const { sessionPulse } = sessionEndsApi.endpoints;
  const { data } = await dispatch(sessionPulse.initiate({ body: { idleMs: null } }, { track: false }));
  return { end: data?.end ?? null, until: data?.until ?? null };
}

/**
 * Announces an ended session with the server's reason. After inactivity the page reloads without the player's data and
 * announces the reason there (shell §4, auto-logoff).
 */
export async function sayOver(options: OverOptions): Promise<void> {
  const { dispatch, board = noticeBoard, tab = deviceStore.session } = options;
  const { reload = () => location.reload() } = options;
  const known = heard.end === null ? await askEnd(dispatch) : { ...heard };
  const end = known.end ?? 'signed_out';
  hearEnd(null);
  if (end !== 'idle') return board.post(endNotice(end, known.until));
  tab.setItem(KEY, end);
  reload();
}

/** Announces once why the page before ended without a session. */
export function sayEndedBefore(board: Pick<NoticeBoard, 'post'> = noticeBoard, tab = deviceStore.session): void {
  if (tab.getItem(KEY) !== 'idle') return;
  tab.removeItem(KEY);
  board.post(NOTICES.idle);
}
