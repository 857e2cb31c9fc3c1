import { composeFrame, type GameChunk } from '#shared/domain/feed/feed-encode.ts';
import type { FrameHead } from '#shared/domain/feed/feed-format.ts';
import type { FeedGroup, GroupTable } from './group-table.ts';
import type { RecordScope } from './record-scope.ts';
import type { RecordTable } from './record-table.ts';
import type { SlicedWork, Slicer } from './slices.ts';
import type { Subscriber } from './subscriber.ts';
import { FRAME_HEADER_BYTES, frameInPlace } from './websocket-frame.ts';

interface DeliveryOptions {
  readonly records: RecordTable;
  readonly groups: GroupTable<Subscriber>;
  readonly slicer: Slicer;
  readonly sequence: () => number;
  /** Server clock, epoch ms. */
  readonly now: () => number;
  /** Lowest wall time between two passes with news, ms. */
  readonly gapMs: number;
  /** Bytes of backlog above which a socket is left out until it has read them. */
  readonly backlogLimit: number;
  readonly onError: (error: unknown) => void;
}

/** Request of one socket for an answer. */
export interface AnswerRequest {
  readonly games: ReadonlyMap<number, RecordScope>;
  /** Games to be sent whole; 'all' makes the answer a snapshot. */
  readonly whole: ReadonlySet<number> | 'all';
  /** Position that the client has reached; without it, the position of this socket. */
  readonly from?: number;
}

export interface DeliveryFigures {
  /** Wall time of the last and of the longest pass over all sockets, ms. */
  readonly passMs: number;
  readonly longestPassMs: number;
  readonly sent: number;
  /** Frames that were left out because the socket lagged. */
  readonly skipped: number;
}

interface GroupFrame {
  readonly frame: Buffer;
  readonly previous: number;
  readonly sequence: number;
}

/** Multiple of the backlog limit that ends a socket: it asks for snapshots and does not read them. */
const DROP_BACKLOG_FACTOR = 8;

/**
 * Delivers frames to sockets: one frame for each group and pass, single frames for answers and for sockets that lagged.
 */
export class FrameDelivery {
  readonly figures = { passMs: 0, longestPassMs: 0, sent: 0, skipped: 0 } satisfies DeliveryFigures;
  readonly #options: DeliveryOptions;
  readonly #laggards = new Set<Subscriber>();
  #isPassing = false;
  #newsAt = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | null = null;

  constructor(options: DeliveryOptions) {
    this.#options = options;
  }

  /** Sends the news of all groups, now or as soon as the gap after the last pass is over. */
  pump(): void {
    const { groups, slicer, gapMs } = this.#options;
    if (this.#isPassing || this.#timer || !groups.hasDirty) return;
    const wait = this.#newsAt + gapMs - performance.now();
    if (wait > 0) {
      this.#timer = setTimeout(() => {
        this.#timer = null;
        this.pump();
      }, wait);
      return;
    }
    this.#isPassing = true;
    slicer.push(this.#pass());
  }

  /** Answers a request of one socket with one frame. */
  answer(member: Subscriber, request: AnswerRequest): void {
    if (member.backlog > DROP_BACKLOG_FACTOR * this.#options.backlogLimit) {
      member.drop();
      return;
    }
    member.answers += 1;
    this.#options.slicer.push(this.#makeAnswer(member, request));
  }

  /** Handles a socket that has read its backlog; one that lagged is sent the latest values of what it missed. */
  drained(member: Subscriber): void {
    if (this.#laggards.delete(member)) this.answer(member, { games: member.group.games, whole: new Set() });
  }

  forget(member: Subscriber): void {
    this.#laggards.delete(member);
  }

  stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#laggards.clear();
  }

  *#pass(): SlicedWork {
    const { groups, backlogLimit } = this.#options;
    const start = performance.now();
    try {
      for (const group of groups.takeDirty()) {
        const ready = this.#frameOf(group, start);
        for (const member of group.members) {
          this.#deliver(member, ready);
          yield;
        }
      }
      for (const member of this.#laggards) if (member.backlog <= backlogLimit / 2) this.drained(member);
    } finally {
      this.#isPassing = false;
      this.figures.passMs = performance.now() - start;
      this.figures.longestPassMs = Math.max(this.figures.longestPassMs, this.figures.passMs);
      this.pump();
    }
  }

  #frameOf(group: FeedGroup<Subscriber>, start: number): GroupFrame {
    const { records, sequence } = this.#options;
    const chunks: GameChunk[] = [];
    for (const gameId of [...group.touched].sort((a, b) => a - b)) {
      const scope = group.games.get(gameId) as RecordScope;
      this.#add(chunks, () => records.get(gameId)?.since(scope, group.told));
    }
    const hasNews = chunks.length > 0;
    if (hasNews) this.#newsAt = start;
    const head = { kind: hasNews ? 'changes' : 'heartbeat', previous: group.told, sequence: sequence() } as const;
    group.touched.clear();
    group.told = head.sequence;
    group.saidAt = performance.now();
    return { ...head, frame: this.#build(head, chunks) };
  }

  #deliver(member: Subscriber, ready: GroupFrame): void {
    if (!member.isOpen || member.answers > 0) return;
    if (member.isLagging) this.figures.skipped += 1;
    else if (member.backlog > this.#options.backlogLimit || member.position < ready.previous) this.#lag(member);
    else if (member.position < ready.sequence || ready.previous === ready.sequence) {
      member.write(ready.frame);
      member.position = ready.sequence;
      this.figures.sent += 1;
    }
  }

  #lag(member: Subscriber): void {
    this.figures.skipped += 1;
    member.isLagging = true;
    this.#laggards.add(member);
    if (member.backlog <= this.#options.backlogLimit) this.drained(member);
  }

  /** Holds the frames of its group back until the answer is written, so that the socket never receives older values. */
  *#makeAnswer(member: Subscriber, { games, whole, from }: AnswerRequest): SlicedWork {
    const { records, sequence } = this.#options;
    const target = sequence();
    const start = from ?? member.position;
    const isAll = whole === 'all';
    const chunks: GameChunk[] = [];
    for (const [gameId, scope] of games) {
      if (!member.isOpen) return;
      const record = records.use(gameId, scope);
      records.announceWanted();
      this.#add(chunks, () => (isAll || whole.has(gameId) ? record.whole(scope) : record.since(scope, start)));
      yield;
    }
    const kind = isAll ? 'snapshot' : 'changes';
    member.write(this.#build({ kind, previous: isAll ? target : start, sequence: target }, chunks));
    this.figures.sent += 1;
    this.#brought(member, target);
  }

  #brought(member: Subscriber, target: number): void {
    member.position = target;
    member.answers -= 1;
    if (member.answers > 0) return;
    member.isLagging = false;
    this.#laggards.delete(member);
    if (member.group.told > target) this.#lag(member);
  }

  /** Adds a chunk; an error in one game does not keep the others from their readers. */
  #add(chunks: GameChunk[], make: () => GameChunk | null | undefined): void {
    try {
      const chunk = make();
      if (chunk) chunks.push(chunk);
    } catch (error) {
      this.#options.onError(error);
    }
  }

  #build(head: Omit<FrameHead, 'now'>, chunks: readonly GameChunk[]): Buffer {
    return frameInPlace(composeFrame({ ...head, now: this.#options.now() }, chunks, FRAME_HEADER_BYTES));
  }
}
