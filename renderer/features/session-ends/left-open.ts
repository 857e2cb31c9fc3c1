import { type NoticeBoard, noticeBoard } from '#renderer/lib/notices/notice-board.ts';
import type { AppDispatch } from '#renderer/lib/store/app-state.ts';
import type { HostPort } from '#shared/host/host-port.ts';
import { sessionEndsApi } from './api.ts';
import { endNotice } from './session-over.ts';

/** Key of the mark that a player was signed in when the page was last open. */
const KEY = 'session-open';

interface LeftOpenOptions {
  readonly storage: HostPort['storage'];
  readonly dispatch: AppDispatch;
  readonly isSignedIn: boolean;
  /** The page has just started: a session that was left open may have ended meanwhile. */
  readonly isFirst: boolean;
  readonly board?: Pick<NoticeBoard, 'post'>;
}

/**
 * Remembers that a session was left open, and announces on the next load how it ended (shell §4, auto-logoff): the app
 * was closed, or the machine slept, before the player could be told.
 */
export async function keepLeftOpen(options: LeftOpenOptions): Promise<void> {
  const { storage, dispatch, isSignedIn, isFirst, board = noticeBoard } = options;
  if (isSignedIn) return storage.write(KEY, '1');
  if ((await storage.read(KEY)) === null) return;
  await storage.remove(KEY);
  if (!isFirst) return;
  const { sessionPulse } = sessionEndsApi.endpoints;
  const { data } = await dispatch(sessionPulse.initiate({ body: { idleMs: null } }, { track: false }));
  if (data?.end && data.end !== 'signed_out') board.post(endNotice(data.end, data.until));
}
