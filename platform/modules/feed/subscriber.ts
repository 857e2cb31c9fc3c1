import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import type { FeedControlMessage } from '#shared/domain/feed/feed-protocol.ts';
import type { FeedGroup } from './group-table.ts';
import type { RequestBudget } from './request-budget.ts';
import { frameText } from './websocket-frame.ts';

/** Open socket of the feed. */
export class Subscriber {
  group: FeedGroup<Subscriber>;
  /** Sequence to which the socket has been brought. */
  position: number;
  /** True once the client has subscribed. */
  hasAsked = false;
  /** Answers in preparation; frames of its group are held back meanwhile. */
  answers = 0;
  /** True while the client reads too slowly: frames are left out until it has caught up. */
  isLagging = false;
  /** True when the client has answered since the last ping. */
  isAlive = true;
  isOpen = true;
  /** Requests that were refused. */
  strikes = 0;
  readonly budget: RequestBudget;
  readonly #socket: Duplex;
  readonly #peer: Pick<WebSocket, 'readyState' | 'close'>;

  constructor(
    wire: { readonly socket: Duplex; readonly peer: Pick<WebSocket, 'readyState' | 'close'> },
    start: { readonly position: number; readonly budget: RequestBudget },
    join: (self: Subscriber) => FeedGroup<Subscriber>,
  ) {
    this.#socket = wire.socket;
    this.#peer = wire.peer;
    this.position = start.position;
    this.budget = start.budget;
    this.group = join(this);
  }

  /** Returns the bytes that wait for the reader in this process. */
  get backlog(): number {
    return this.#socket.writableLength;
  }

  /** Sends a ready-made WebSocket frame. */
  write(frame: Buffer): void {
    if (this.isOpen && this.#peer.readyState === WebSocket.OPEN) this.#socket.write(frame);
  }

  notify(notice: FeedControlMessage): void {
    this.write(frameText(JSON.stringify(notice)));
  }

  /** Ends the socket with a reason. */
  dismiss(code: number): void {
    this.#peer.close(code);
  }

  /** Ends the socket at once, without a close message that could not be delivered. */
  drop(): void {
    this.isOpen = false;
    this.#socket.destroy();
  }
}
