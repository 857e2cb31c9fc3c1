import * as v from 'valibot';
import { feedPollCall } from '#shared/contracts/feed.ts';
import { FEED_PATH, FEED_POLL_PATH, type FeedPosition } from '#shared/domain/feed/feed-protocol.ts';
import type { FeedEnvironment, FeedSocket, FeedSocketEvents, PolledFrame } from './feed-environment.ts';
import type { WatchedGames } from './watch-list.ts';

const POLL_TIMEOUT_MS = 8000;

/**
 * @param origin of the page, which calls go to
 * @param socketOrigin origin of sockets where it differs, in a window of the desktop app
 */
export function createBrowserEnvironment(
  origin: string,
  socketOrigin = origin.replace(/^http/, 'ws'),
): FeedEnvironment {
  const socketUrl = `${socketOrigin}${FEED_PATH}`;
  return {
    connect: (events) => openSocket(socketUrl, events),
    poll: (games, position) => poll(`${origin}${FEED_POLL_PATH}`, games, position),
    now: () => performance.now(),
    setTimeout: (run, ms) => setTimeout(run, ms),
    clearTimeout: (handle) => clearTimeout(handle as number),
    random: () => Math.random(),
    isHidden: () => document.visibilityState === 'hidden',
    onWake,
  };
}

function openSocket(url: string, events: FeedSocketEvents): FeedSocket {
  const socket = new WebSocket(url);
  let isOver = false;
  socket.binaryType = 'arraybuffer';
  socket.onopen = () => isOver || events.opened();
  socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
    if (isOver) return;
    if (typeof data === 'string') events.text(data);
    else events.bytes(new Uint8Array(data));
  };
  socket.onclose = () => {
    if (isOver) return;
    isOver = true;
    events.closed();
  };
  return {
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => {
      isOver = true;
      socket.close();
    },
  };
}

async function poll(url: string, { main, full }: WatchedGames, position: FeedPosition | null): Promise<PolledFrame> {
  const query = new URLSearchParams();
  if (main.length > 0) query.set('main', main.join());
  if (full.length > 0) query.set('full', full.join());
  if (position) {
    query.set('epoch', position.epoch);
    query.set('sequence', String(position.sequence));
  }
  const answer = await fetch(`${url}?${query}`, { cache: 'no-store', signal: AbortSignal.timeout(POLL_TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`polling the feed failed with status ${answer.status}`);
  const { epoch, frame } = v.parse(feedPollCall.answer, await answer.json());
  return { epoch, frame: Uint8Array.from(atob(frame), (character) => character.charCodeAt(0)) };
}

/** Calls back when the page is shown again, thawed, back from the page cache, or online again. */
function onWake(listener: (asleepMs: number) => void): () => void {
  let hiddenAt: number | null = document.visibilityState === 'hidden' ? Date.now() : null;
  const look = () => {
    if (document.visibilityState === 'hidden') {
      hiddenAt ??= Date.now();
      return;
    }
    const asleepMs = hiddenAt === null ? 0 : Math.max(0, Date.now() - hiddenAt);
    hiddenAt = null;
    listener(asleepMs);
  };
  const online = () => listener(0);
  document.addEventListener('visibilitychange', look);
  document.addEventListener('resume', look);
  window.addEventListener('pageshow', look);
  window.addEventListener('online', online);
  return () => {
    document.removeEventListener('visibilitychange', look);
    document.removeEventListener('resume', look);
    window.removeEventListener('pageshow', look);
    window.removeEventListener('online', online);
  };
}
