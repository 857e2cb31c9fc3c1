import { WebSocket } from 'ws';
import { readFrame } from '#shared/domain/feed/feed-decode.ts';
import type { FeedControlMessage, FeedFrame, FeedRequest, PlayerMessage } from '#shared/domain/feed/feed-protocol.ts';

/** Feed client for tests: it queues what arrives until the test asks for it. */
export interface FeedPeer {
  readonly socket: WebSocket;
  say(request: FeedRequest): void;
  /** Waits for the next binary frame. */
  frame(): Promise<FeedFrame>;
  /** Waits for the next frame that is not a heartbeat. */
  news(): Promise<FeedFrame>;
  notice<Op extends FeedControlMessage['op']>(op: Op): Promise<Extract<FeedControlMessage, { op: Op }>>;
  /** Waits for the next message of the channel of a player, in the order in which they came. */
  told(): Promise<PlayerMessage>;
  /** Frames that the test has not taken yet. */
  readonly waiting: readonly FeedFrame[];
  /** Waits for the code with which the socket was closed. */
  closed(): Promise<number>;
}

const FRAME_TIMEOUT_MS = 5000;

/** Opens a feed socket; rejects with the HTTP status when it is refused. */
export async function connectPeer(url: string, headers: Record<string, string> = {}): Promise<FeedPeer> {
  const socket = new WebSocket(url, { headers, perMessageDeflate: false });
  const frames: FeedFrame[] = [];
  const notices: FeedControlMessage[] = [];
  let wake: () => void = () => undefined;
  const code = new Promise<number>((resolve) => socket.once('close', resolve));
  socket.on('message', (data: Buffer, isBinary) => {
    if (isBinary) frames.push(readFrame(data));
    else notices.push(JSON.parse(String(data)));
    wake();
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('unexpected-response', (_, response) => reject(new Error(`refused with ${response.statusCode}`)));
    socket.once('error', reject);
  });
  socket.on('error', () => undefined);

  async function take<T>(from: T[], fits: (item: T) => boolean, what: string): Promise<T> {
    const deadline = performance.now() + FRAME_TIMEOUT_MS;
    for (;;) {
      const index = from.findIndex(fits);
      if (index >= 0) return from.splice(index, 1)[0] as T;
      if (performance.now() > deadline) throw new Error(`no ${what} came`);
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, 50);
      });
    }
  }

  return {
    socket,
    say: (request) => socket.send(JSON.stringify(request)),
    frame: () => take(frames, () => true, 'frame'),
    news: () => take(frames, (frame) => frame.kind !== 'heartbeat', 'news'),
    notice: (op) => take(notices, (notice) => notice.op === op, `notice ${op}`) as never,
    told: () => take(notices, ({ op }) => ['player', 'event', 'session-over'].includes(op), 'news') as never,
    waiting: frames,
    closed: () => code,
  };
}
