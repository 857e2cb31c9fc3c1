import { FEED_PATH } from '#shared/domain/feed/feed-protocol.ts';

/** One way to bring the stream to the screen. */
export interface Contender {
  /** Draws the grid and begins to read the stream of the server at `origin`. */
  start(origin: string, flushed: (frames: readonly ArrivedFrame[]) => void): void;
}

/** A frame as it came in; its prices are on the screen when `flushed` is called with it. */
export interface ArrivedFrame {
  readonly sequence: number;
  /** When it was sent, epoch ms. */
  readonly sentAt: number;
}

/** Collects what has arrived until the screen shows it. */
export class Arrivals {
  #frames: ArrivedFrame[] = [];
  readonly #flushed: (frames: readonly ArrivedFrame[]) => void;

  constructor(flushed: (frames: readonly ArrivedFrame[]) => void) {
    this.#flushed = flushed;
  }

  add(sequence: number, sentAt: number): void {
    this.#frames.push({ sequence, sentAt });
  }

  flush(): void {
    const frames = this.#frames;
    this.#frames = [];
    if (frames.length > 0) this.#flushed(frames);
  }
}

/** Reads binary frames of a socket. */
export function readSocket(origin: string, take: (bytes: Uint8Array) => void): void {
  const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}${FEED_PATH}`);
  socket.binaryType = 'arraybuffer';
  socket.onopen = () => socket.send('{"op":"subscribe","main":[],"full":[]}');
  socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
    if (typeof data !== 'string') take(new Uint8Array(data));
  };
}
