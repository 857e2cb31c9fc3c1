import * as v from 'valibot';
import { feedPollCall, feedTicketCall } from '#shared/contracts/feed.ts';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import { FEED_PATH, FEED_POLL_PATH, type FeedPosition } from '#shared/domain/feed/feed-protocol.ts';
import { COMMON_HEADERS } from '../api/common-headers.ts';
import type { Fetcher } from '../api/fetcher.ts';
import type { FeedEnvironment, FeedSocket, FeedSocketEvents, PolledFrame } from './feed-environment.ts';
import type { WatchedGames } from './watch-list.ts';

const POLL_TIMEOUT_MS = 8000;

interface BrowserFeedOptions {
  /** Of the page, which calls go to. */
  readonly origin: string;
  /** Origin of sockets where it differs, in a window of the desktop app. */
  readonly socketOrigin?: string;
  readonly site: Pick<SiteConfig, 'hasFeed' | 'paths'>;
  readonly fetcher: Fetcher;
}

/** Statuses by which a back end says that it has no feed to poll. */
const NO_FEED: ReadonlySet<number> = new Set([404, 501]);

/** Creates the environment of the feed in a page. */
export function createBrowserEnvironment({
  origin,
  socketOrigin = origin.replace(/^http/, 'ws'),
  site,
  fetcher,
}: BrowserFeedOptions): FeedEnvironment {
  const socketUrl = `${socketOrigin}${FEED_PATH}`;
  let { hasFeed } = site;
  let answers: Promise<(games: WatchedGames) => Promise<PolledFrame>> | undefined;

  async function pollAnswers(games: WatchedGames): Promise<PolledFrame> {
    answers ??= import('./answer-frames.ts').then(({ createAnswerPoll }) =>
      createAnswerPoll({ fetcher, callPaths: site.paths }),
    );
    return (await answers)(games);
  }

  async function pollFeed(games: WatchedGames, position: FeedPosition | null): Promise<PolledFrame> {
    const frame = hasFeed ? await poll(`${origin}${FEED_POLL_PATH}`, games, position) : null;
    if (frame) return frame;
    hasFeed = false;
    return pollAnswers(games);
  }

  return {
    hasFeed: site.hasFeed,
    connect: (events) => openSocket(socketUrl, events),
    poll: pollFeed,
    ticket: () => fetchTicket(fetcher),
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

async function fetchTicket(fetcher: Fetcher): Promise<string | null> {
  const { method, path, answer } = feedTicketCall;
  const { status, body } = await fetcher({ method, path, signal: AbortSignal.timeout(POLL_TIMEOUT_MS) });
  const read = v.safeParse(answer, body);
  return status === 200 && read.success ? read.output.ticket : null;
}

/** Fetches a frame; null when the back end has no feed. */
async function poll(
  url: string,
  { main, full, wide }: WatchedGames,
  position: FeedPosition | null,
): Promise<PolledFrame | null> {
  const query = new URLSearchParams();
  if (main.length > 0) query.set('main', main.join());
  if (full.length > 0) query.set('full', full.join());
  if (wide) query.set('wide', '1');
  if (position) {
    query.set('epoch', position.epoch);
    query.set('sequence', String(position.sequence));
  }
  const answer = await fetch(`${url}?${query}`, {
    cache: 'no-store',
    headers: COMMON_HEADERS,
    signal: AbortSignal.timeout(POLL_TIMEOUT_MS),
  });
  if (NO_FEED.has(answer.status)) return null;
  if (!answer.ok) throw new Error(`polling the feed failed with status ${answer.status}`);
  const { epoch, frame } = v.parse(feedPollCall.answer, await answer.json());
  return { source: 'feed', epoch, frame: Uint8Array.from(atob(frame), (character) => character.charCodeAt(0)) };
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
