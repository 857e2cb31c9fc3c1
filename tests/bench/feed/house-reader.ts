import { deflateRawSync } from 'node:zlib';
import { WebSocket } from 'ws';
import { readFrame } from '#shared/domain/feed/feed-decode.ts';
import type { FeedControlMessage, FeedFrame, FeedPosition } from '#shared/domain/feed/feed-protocol.ts';

/** Games that one page subscribes to. */
export interface Watching {
  readonly main: readonly number[];
  readonly full: readonly number[];
}

/** Data received since the start of the count. */
export interface Received {
  /** Bytes of WebSocket frames, headers included. */
  readonly bytes: number;
  readonly frames: number;
  readonly prices: number;
  /** Bytes of the same frames as JSON with names, and deflated for each client separately. */
  readonly json: number;
  readonly deflated: number;
}

export interface HouseReader {
  readonly socket: WebSocket;
  /** The first answer: its bytes, and its time from the request, ms. */
  readonly first: Received & { readonly millis: number };
  readonly position: FeedPosition;
  /** Frames in order of arrival, without the first answer. */
  readonly frames: readonly FeedFrame[];
  count(): void;
  received(): Received;
}

const NOTHING: Received = { bytes: 0, frames: 0, prices: 0, json: 0, deflated: 0 };

function frameSize(payload: number): number {
  return payload + (payload < 126 ? 2 : payload < 65_536 ? 4 : 10);
}

function measured(data: Buffer, frame: FeedFrame): Received {
  const json = Buffer.from(JSON.stringify(frame));
  return {
    bytes: frameSize(data.length),
    frames: 1,
    prices: frame.odds.length,
    json: frameSize(json.length),
    deflated: frameSize(deflateRawSync(json, { level: 1 }).length),
  };
}

function sum(a: Received, b: Received): Received {
  return {
    bytes: a.bytes + b.bytes,
    frames: a.frames + b.frames,
    prices: a.prices + b.prices,
    json: a.json + b.json,
    deflated: a.deflated + b.deflated,
  };
}

/** Opens a real socket of the feed, subscribes, and counts what arrives after the first answer. */
export function openReader(url: string, { main, full }: Watching, resume?: FeedPosition): Promise<HouseReader> {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  const frames: FeedFrame[] = [];
  let total = NOTHING;
  let epoch = '';
  let asked = 0;
  let first: HouseReader['first'] | null = null;
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.on('message', (data: Buffer, isBinary) => {
      if (!isBinary) {
        const notice = JSON.parse(String(data)) as FeedControlMessage;
        if (notice.op !== 'hello') return;
        epoch = notice.epoch;
        asked = performance.now();
        socket.send(JSON.stringify({ op: 'subscribe', main, full, ...(resume ? { resume } : {}) }));
        return;
      }
      const frame = readFrame(data);
      if (first) {
        frames.push(frame);
        total = sum(total, measured(data, frame));
        return;
      }
      first = { ...measured(data, frame), millis: performance.now() - asked };
      resolve({
        socket,
        first,
        frames,
        get position() {
          return { epoch, sequence: frames.at(-1)?.sequence ?? frame.sequence };
        },
        count() {
          total = NOTHING;
        },
        received: () => total,
      });
    });
  });
}
