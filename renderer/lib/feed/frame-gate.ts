import { decodeFrame, type FrameSink } from '#shared/domain/feed/feed-decode.ts';
import type { FeedFrame, FeedPosition, FeedScope } from '#shared/domain/feed/feed-protocol.ts';
import type { GameState } from '#shared/domain/game/game-state.ts';
import type { GameStates } from './game-states.ts';
import type { OddsStore } from './odds-store.ts';
import type { WatchedGames } from './watch-list.ts';

/**
 * Result of a frame: it is in the stores, it was older than they are, it builds on one that never arrived, or it was
 * not the awaited answer.
 */
export type Verdict = 'applied' | 'old' | 'gap' | 'passed';

/** Applies frames to the stores in order: only newer ones, and none after a gap (trust F9, F10). */
export class FrameGate implements FrameSink {
  /** While set, only the answer to a request is applied: a snapshot, or after the notice `resumed` also changes. */
  awaiting: 'snapshot' | 'changes' | null = null;
  /** Server clock, epoch ms, of the last frame that was read. */
  serverNow = 0;
  /** Number of states that were skipped because of their shape. */
  refusedStates = 0;
  readonly #odds: OddsStore;
  readonly #states: GameStates;
  readonly #held = new Map<number, FeedScope>();
  #epoch = '';
  #sequence = -1;
  #verdict: Verdict = 'passed';
  #gameId = 0;
  #at = 0;

  constructor(odds: OddsStore, states: GameStates) {
    this.#odds = odds;
    this.#states = states;
  }

  /** Returns the position of the stores; null before the first frame of an epoch. */
  get position(): FeedPosition | null {
    return this.#sequence < 0 ? null : { epoch: this.#epoch, sequence: this.#sequence };
  }

  /** Returns the games that were received whole, or are gone, and have been followed since. */
  get held(): ReadonlyMap<number, FeedScope> {
    return this.#held;
  }

  /** Sets the server's epoch; a new one starts all sequences again. */
  enterEpoch(epoch: string): void {
    if (epoch === this.#epoch) return;
    this.#epoch = epoch;
    this.forgetPosition();
    this.#odds.beginEpoch(epoch);
    this.#states.beginEpoch();
  }

  /** Forgets the position, so that only a snapshot is applied next. */
  forgetPosition(): void {
    this.#sequence = -1;
    this.#held.clear();
  }

  /** Limits the held games to these and their scopes, because changes of all others will be missed. */
  keep({ main, full }: WatchedGames): void {
    const scopes = new Map<number, FeedScope>();
    for (const gameId of main) scopes.set(gameId, 'main');
    for (const gameId of full) scopes.set(gameId, 'full');
    for (const gameId of this.#held.keys()) {
      const scope = scopes.get(gameId);
      if (scope === undefined) this.#held.delete(gameId);
      else if (scope === 'main') this.#held.set(gameId, scope);
    }
  }

  /**
   * Applies a frame to the stores if it is in order.
   *
   * @param at arrival, ms of the stores' clock
   * @throws FeedFormatError when the bytes are not a frame; the stores may then hold a part of it
   */
  pour(bytes: Uint8Array, at: number): Verdict {
    this.#at = at;
    decodeFrame(bytes, this);
    return this.#verdict;
  }

  begin(kind: FeedFrame['kind'], previous: number, sequence: number, now: number): boolean {
    this.serverNow = now;
    this.#verdict = this.#judge(kind, previous, sequence);
    if (this.#verdict !== 'applied') return false;
    this.awaiting = null;
    this.#sequence = sequence;
    this.#odds.beginFrame(sequence, this.#at);
    return true;
  }

  openGame(gameId: number, whole: FeedScope | null): void {
    this.#gameId = gameId;
    if (whole === 'full' || (whole === 'main' && this.#held.get(gameId) !== 'full')) this.#held.set(gameId, whole);
    this.#odds.openGame(gameId, whole);
  }

  price(local: number, price: number, suspended: boolean): void {
    this.#odds.price(local, price, suspended);
  }

  closeGame(gone: boolean, state: GameState | null): void {
    if (gone) this.#held.set(this.#gameId, 'full');
    this.#odds.closeGame(gone);
    this.#states.apply(this.#gameId, this.#sequence, state, gone);
  }

  refuseState(): void {
    this.refusedStates += 1;
  }

  #judge(kind: FeedFrame['kind'], previous: number, sequence: number): Verdict {
    if (sequence < this.#sequence) return 'old';
    if (kind === 'snapshot') return 'applied';
    if (this.awaiting !== null && (this.awaiting === 'snapshot' || kind === 'heartbeat')) return 'passed';
    return previous > this.#sequence ? 'gap' : 'applied';
  }
}
