import type { FeedEnvironment, PolledFrame, PollSource } from './feed-environment.ts';
import type { FrameGate } from './frame-gate.ts';
import type { WatchedGames } from './watch-list.ts';

interface FeedPollerOptions {
  readonly environment: FeedEnvironment;
  readonly gate: FrameGate;
  readonly games: () => WatchedGames;
  /** Ms between two polls of a source. */
  readonly pollMs: Readonly<Record<PollSource, number>>;
  /** Called after each poll with its success and its source, where one answered. */
  readonly ended: (isGood: boolean, source: PollSource | null) => void;
}

/** Maximum wait after failed polls, as a multiple of the ordinary one. */
const MAX_SLOWING = 8;

/** Polls frames while no socket can be opened (trust F8). */
export class FeedPoller {
  readonly #options: FeedPollerOptions;
  /** Number of the current run: grows with every start and stop, so that an answer of an earlier run is ignored. */
  #life = 0;
  #isOn = false;
  #isBusy = false;
  #failures = 0;
  #timer: unknown = null;
  #source: PollSource;
  /** The last poll was for further columns too. */
  #wasWide = false;

  constructor(options: FeedPollerOptions) {
    this.#options = options;
    this.#source = options.environment.hasFeed ? 'feed' : 'answers';
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  start(): void {
    if (this.#isOn) return;
    this.#isOn = true;
    this.#life += 1;
    this.#failures = 0;
    this.#isBusy = false;
    this.now();
  }

  stop(): void {
    this.#isOn = false;
    this.#life += 1;
    this.#options.environment.clearTimeout(this.#timer);
  }

  /** Polls at once, unless an answer is under way. */
  now(): void {
    const { environment, gate, games } = this.#options;
    if (!this.#isOn || this.#isBusy) return;
    environment.clearTimeout(this.#timer);
    const wanted = games();
    if (environment.isHidden() || wanted.main.length + wanted.full.length === 0) {
      this.#wait();
      return;
    }
    const life = this.#life;
    this.#isBusy = true;
    const isSameKind = this.#wasWide || !wanted.wide;
    this.#wasWide = wanted.wide === true;
    environment.poll(wanted, isSameKind && isHeld(gate, wanted) ? gate.position : null).then(
      (polled) => this.#end(life, () => this.#take(polled), polled.source),
      () => this.#end(life, () => false, null),
    );
  }

  #end(life: number, take: () => boolean, source: PollSource | null): void {
    if (life !== this.#life) return;
    this.#isBusy = false;
    const isGood = take();
    this.#failures = isGood ? 0 : this.#failures + 1;
    this.#source = source ?? this.#source;
    this.#wait();
    this.#options.ended(isGood, source);
  }

  #take({ epoch, frame }: PolledFrame): boolean {
    const { gate, environment } = this.#options;
    gate.enterEpoch(epoch);
    try {
      const verdict = gate.pour(frame, environment.now());
      if (verdict === 'gap') gate.forgetPosition();
      return verdict === 'applied';
    } catch {
      gate.forgetPosition();
      return false;
    }
  }

  #wait(): void {
    const { environment, pollMs } = this.#options;
    const slowing = Math.min(MAX_SLOWING, 2 ** this.#failures);
    this.#timer = environment.setTimeout(() => this.now(), pollMs[this.#source] * slowing);
  }
}

/** Tells whether changes since the position suffice: every requested game was received whole. */
function isHeld(gate: FrameGate, wanted: WatchedGames): boolean {
  return wanted.main.every((id) => gate.held.has(id)) && wanted.full.every((id) => gate.held.get(id) === 'full');
}
