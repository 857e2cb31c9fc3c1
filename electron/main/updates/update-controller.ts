import type {
  OfferedUpdate,
  RestartAnswer,
  UpdateFailure,
  UpdateState,
  UpdateStatus,
  UpdatesOff,
} from '#shared/host/desktop/updates.ts';
import { nextUpdateState, type UpdateEvent } from './update-machine.ts';

/** Error of an update that failed. */
export class UpdateError extends Error {
  override readonly name = 'UpdateError';
  readonly reason: UpdateFailure;
  constructor(reason: UpdateFailure, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Downloads and installs updates. Its promises reject with an UpdateError. */
export interface Updater {
  /**
   * Returns the update that this installation is offered; null when nothing is newer, or its turn in a staged roll-out
   * has not come.
   */
  readonly check: () => Promise<OfferedUpdate | null>;
  /** Downloads and verifies the update of the last check; reports percent. */
  readonly download: (onProgress: (percent: number) => void) => Promise<void>;
  /**
   * Decides whether a download is installed when the app quits; ignored where that decision could not be taken back.
   */
  readonly installAtEnd: (isWanted: boolean) => void;
  /** Quits the app, installs and starts it again, or reports why not. */
  readonly restart: (onFailed: (error: UpdateError) => void) => void;
}

interface ControllerOptions {
  readonly installed: string;
  readonly installsAtEnd: boolean;
  /** Reason why there are no updates; null opens the updater when it is first needed. */
  readonly off: UpdatesOff | null;
  readonly open: () => Promise<Updater>;
  readonly onChange: (status: UpdateStatus) => void;
  readonly log: (line: string) => void;
  /** Epoch ms. */
  readonly now?: () => number;
  /**
   * Returns a number from 0 to 1 that spreads checks over their interval, so that installations do not ask all at once.
   */
  readonly random?: () => number;
}

const MINUTE_MS = 60_000;
const FIRST_MS = { from: 15_000, span: 2 * MINUTE_MS };
const NEXT_MS = { from: 210 * MINUTE_MS, span: 60 * MINUTE_MS };

/** Looks for updates automatically, downloads them, and installs them when no bet is under way. */
export class UpdateController {
  readonly #options: ControllerOptions;
  #state: UpdateState;
  #updater: Promise<Updater> | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #isBusy = false;

  constructor(options: ControllerOptions) {
    this.#options = options;
    this.#state = options.off ? { phase: 'off', reason: options.off } : { phase: 'idle', checkedAt: null };
  }

  status(): UpdateStatus {
    const { installed, installsAtEnd } = this.#options;
    return { installed, installsAtEnd, state: this.#state };
  }

  /** Starts the automatic checks: soon after the start, then every few hours. Does nothing where updates are off. */
  start(): void {
    if (this.#state.phase !== 'off') this.#plan(FIRST_MS);
  }

  stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** Checks now, unless a check or a download is under way; returns the state right after the request. */
  check(): UpdateStatus {
    const before = this.#state;
    this.#take({ kind: 'asked' });
    if (this.#state !== before) void this.#bring();
    return this.status();
  }

  /** Prevents an installation while a bet is under way. */
  async setBusy(isBusy: boolean): Promise<undefined> {
    this.#isBusy = isBusy;
    if (this.#updater) (await this.#updater.catch(() => null))?.installAtEnd(!isBusy);
    return undefined;
  }

  async restart(): Promise<RestartAnswer> {
    if (this.#state.phase !== 'ready') return 'not-ready';
    if (this.#isBusy) return 'busy';
    const updater = await this.#open();
    updater.restart((error) => this.#fail(error));
    return 'restarting';
  }

  #open(): Promise<Updater> {
    this.#updater ??= this.#options.open();
    return this.#updater;
  }

  #plan({ from, span }: typeof FIRST_MS): void {
    this.stop();
    const { random = Math.random } = this.#options;
    this.#timer = setTimeout(
      () => {
        this.check();
        this.#plan(NEXT_MS);
      },
      from + Math.floor(random() * span),
    );
    this.#timer.unref();
  }

  async #bring(): Promise<void> {
    try {
      const updater = await this.#open();
      const update = await updater.check();
      if (!update) return this.#take({ kind: 'none', at: (this.#options.now ?? Date.now)() });
      this.#take({ kind: 'found', update });
      await updater.download((percent) => this.#take({ kind: 'progress', percent }));
      updater.installAtEnd(!this.#isBusy);
      this.#take({ kind: 'downloaded' });
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    this.#options.log(`update failed: ${String(error instanceof Error ? error.message : error).split('\n', 1)[0]}`);
    this.#take({ kind: 'failed', reason: error instanceof UpdateError ? error.reason : 'machine' });
  }

  #take(event: UpdateEvent): void {
    const next = nextUpdateState(this.#state, event);
    if (next === this.#state) return;
    this.#state = next;
    this.#options.onChange(this.status());
  }
}
