/** Who a job is for, and when it is worth doing. */
export interface QueueTurn {
  /** Shares are counted by it: the network of a caller. */
  readonly subject: string;
  /** Goes before all others: a caller who is known. */
  readonly isPreferred?: boolean;
  /** The job is dropped when this is aborted before it begins: its caller is gone. */
  readonly signal?: AbortSignal | undefined;
}

interface FairQueueOptions {
  /** Number of jobs that run at once. */
  readonly places: number;
  /** Largest number of jobs that wait. */
  readonly maxWaiting: number;
  /** Largest number of them that one subject has. */
  readonly maxWaitingOfSubject: number;
  /** Longest wait of a job, ms. */
  readonly maxWaitMs: number;
  /** Monotonic clock, ms. */
  readonly now?: () => number;
}

/** Runs jobs of many callers so that a flood from some of them leaves room for the others. */
export interface FairQueue {
  /**
   * Runs a job in its turn. Preferred jobs go first, then those of the subject that has asked for the fewest lately,
   * and of equals the newest: while a flood lasts, its first jobs must not delay each newcomer.
   *
   * @throws QueueRefusal at once when the subject's share or the queue is full, when a job that goes before takes the
   * last place, when the wait gets too long, or when the caller is gone
   */
  run<T>(turn: QueueTurn, job: () => Promise<T>): Promise<T>;
  /** Number of jobs that wait. */
  readonly waiting: number;
}

/** A job that was not begun. */
export class QueueRefusal extends Error {
  override readonly name = 'QueueRefusal';
  /** Seconds after which another attempt makes sense. */
  readonly retryAfter: number;
  constructor(retryAfter: number) {
    super(`Too many jobs wait; try again in ${retryAfter} s`);
    this.retryAfter = retryAfter;
  }
}

interface Waiting {
  readonly turn: QueueTurn;
  readonly number: number;
  readonly begin: () => void;
  readonly refuse: () => void;
}

/** Time in which the count of what a subject has asked for halves, ms: a flood is forgotten in some minutes. */
const HALF_LIFE_MS = 30_000;
/** Subjects whose jobs are counted; the counts start again beyond it. */
const MAX_SUBJECTS = 10_000;

/** Counts the jobs that each subject asked for lately, refused ones too: a flood ranks behind all others at once. */
class Shares {
  readonly #asked = new Map<string, { count: number; at: number }>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  add(subject: string): void {
    const count = this.of(subject) + 1;
    if (this.#asked.size >= MAX_SUBJECTS) this.#asked.clear();
    this.#asked.set(subject, { count, at: this.#now() });
  }

  of(subject: string): number {
    const asked = this.#asked.get(subject);
    return asked ? asked.count * 2 ** ((asked.at - this.#now()) / HALF_LIFE_MS) : 0;
  }
}

/** Returns the jobs in the order of their turns. */
function inOrder(line: readonly Waiting[], shares: Shares): Waiting[] {
  const before = new Map<string, number>();
  const ranked = line.map((waiting) => {
    const { subject, isPreferred = false } = waiting.turn;
    const own = before.get(subject) ?? 0;
    before.set(subject, own + 1);
    return { waiting, isPreferred, share: Math.floor(shares.of(subject)) + own };
  });
  ranked.sort(
    (a, b) => Number(b.isPreferred) - Number(a.isPreferred) || a.share - b.share || b.waiting.number - a.waiting.number,
  );
  return ranked.map(({ waiting }) => waiting);
}

/** Creates a queue; see `FairQueue.run` for its order. */
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { places, maxWaiting, maxWaitingOfSubject, maxWaitMs, now = () => performance.now() } = options;
  const shares = new Shares(now);
  const line: Waiting[] = [];
  let running = 0;
  let arrived = 0;
  /** Mean duration of a job, ms. */
  let jobMs = 0;

  const refusal = () => new QueueRefusal(Math.max(1, Math.ceil((line.length * jobMs) / places / 1000)));

  function remove(waiting: Waiting): boolean {
    const index = line.indexOf(waiting);
    if (index < 0) return false;
    line.splice(index, 1);
    return true;
  }

  function wait(turn: QueueTurn): Promise<void> {
    if (line.filter(({ turn: { subject } }) => subject === turn.subject).length >= maxWaitingOfSubject) {
      throw refusal();
    }
    return new Promise((resolve, reject) => {
      const leave = () => waiting.refuse();
      const timer = setTimeout(leave, maxWaitMs);
      const settle = (end: () => void) => () => {
        if (!remove(waiting)) return;
        clearTimeout(timer);
        turn.signal?.removeEventListener('abort', leave);
        end();
      };
      const waiting = { turn, number: arrived++, begin: settle(resolve), refuse: settle(() => reject(refusal())) };
      line.push(waiting);
      turn.signal?.addEventListener('abort', leave, { once: true });
      if (line.length > maxWaiting) inOrder(line, shares).at(-1)?.refuse();
    });
  }

  async function timed<T>(job: () => Promise<T>): Promise<T> {
    const began = now();
    try {
      return await job();
    } finally {
      const took = now() - began;
      jobMs = jobMs === 0 ? took : jobMs * 0.9 + took * 0.1;
    }
  }

  return {
    get waiting() {
      return line.length;
    },
    async run(turn, job) {
      if (turn.signal?.aborted) throw refusal();
      shares.add(turn.subject);
      if (running >= places) await wait(turn);
      else running += 1;
      try {
        return await timed(job);
      } finally {
        // The next job takes the place over, so that a newcomer cannot slip in between.
        const [next] = inOrder(line, shares);
        if (next) next.begin();
        else running -= 1;
      }
    },
  };
}
