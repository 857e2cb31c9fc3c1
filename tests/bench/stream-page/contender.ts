import { FEED_PATH } from '#shared/domain/feed/feed-protocol.ts';

/** One implementation that shows the stream. */
export interface Contender {
  /** Renders the grid and starts reading the stream of the server at `origin`. */
  start(origin: string, flushed: (frames: readonly ArrivedFrame[]) => void): void;
}

/** A received frame; when `flushed` is called with it, its prices are on the screen. */
export interface ArrivedFrame {
  readonly sequence: number;
  /** When it was sent, epoch ms. */
  readonly sentAt: number;
}

/** Collects received frames until the screen shows them. */
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

/** Reads binary frames from a socket. */
export function readSocket(origin: string, take: (bytes: Uint8Array) => void): void {
  const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}${FEED_PATH}`);
  socket.binaryType = 'arraybuffer';
  socket.onopen = () => socket.send('{"op":"subscribe","main":[],"full":[]}');
  socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
    if (typeof data !== 'string') take(new Uint8Array(data));
  };
}
