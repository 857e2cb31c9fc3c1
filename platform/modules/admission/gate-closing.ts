import { setTimeout as pause } from 'node:timers/promises';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { Announcements } from '../../database/announcements.ts';
import { isPassingFailure } from '../../database/failures.ts';
import type { AdmissionRepository, GateClosing, ReturnedCoupon } from './admission-repository.ts';
import type { AskGate } from './ask-gate.ts';
import { refusalData } from './gate-state.ts';
import type { PlayerFactsCache } from './player-facts-cache.ts';

/** Service that closes the gate of a player and refuses that player's undecided orders. */
export interface ClosingGate {
  /** Excludes a player until an instant, or until a later one already set; returns the end, epoch ms. */
  exclude(userId: number, until: number): Promise<number>;
  /** Begins or extends a time-out; returns its end, epoch ms. */
  timeOut(userId: number, until: number): Promise<number>;
  /** Closes an account for good. */
  closeAccount(userId: number): Promise<void>;
  /** Closes an account for good at its player's request; `bets` and `money` say what keeps it open. */
  closeOwnAccount(userId: number): Promise<'bets' | 'closed' | 'money'>;
  /** Refuses undecided orders of players whose gate has closed. */
  sweep(): Promise<void>;
}

interface ClosingInput {
  readonly repository: AdmissionRepository;
  readonly announcements: Announcements;
  readonly clock: Pick<ServerClock, 'now'>;
  readonly kept: Pick<PlayerFactsCache, 'changed'>;
  readonly ask: AskGate;
  readonly bannedPlayers: () => readonly number[];
  readonly onError: (error: unknown) => void;
}

const ATTEMPTS = 6;
const PAUSE_MS = 50;
/** Closures that refuse undecided orders at once; under others an order is checked at its decision. */
const SHUTS_OUT: ReadonlySet<string> = new Set([
  'ACCOUNT_CLOSED',
  'PLAYER_EXCLUDED',
  'PLAYER_TIME_OUT',
  'PLAYER_BANNED',
  'SESSION_LIMIT_ENDED',
]);

/** Creates the service that closes gates. Each closing is announced to all processes before its caller is answered. */
export function createClosing(input: ClosingInput): ClosingGate {
  const { repository, announcements, clock, kept, ask } = input;

  function announceReturned(moved: readonly ReturnedCoupon[]): void {
    for (const { couponId, userId, accountId, balance } of moved) {
      announcements.publish('coupon', { userId, couponId: String(couponId), state: 'settled' });
      if (balance !== null) announcements.publish('balance', { userId, accountId, balance });
    }
  }

  /** A conflicting transaction or a lost connection must not leave a gate open, so the closing is repeated. */
  async function persist<Closing>(close: () => Promise<Closing>): Promise<Closing> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await close();
      } catch (error) {
        if (!isPassingFailure(error) || attempt === ATTEMPTS) throw error;
        await pause(PAUSE_MS);
      }
    }
  }

  async function closing(userId: number, close: () => Promise<GateClosing>): Promise<GateClosing> {
    return announceClosed(userId, await persist(close));
  }

  async function announceClosed(userId: number, closed: GateClosing): Promise<GateClosing> {
    kept.changed(userId);
    for (const hash of closed.sessions) announcements.publish('session', { hash, isOver: true });
    announceReturned(closed.moved);
    await announcements.flush();
    return closed;
  }

  async function refuseAll(userId: number): Promise<void> {
    const asked = await ask('bet', 'decision', { userId, session: null, country: null });
    if (!('refusal' in asked) || !SHUTS_OUT.has(asked.refusal.code)) return;
    const refusal = { code: asked.refusal.code, selectionIds: [], prices: [], data: refusalData(asked.refusal) };
    announceReturned(await repository.refuseUndecided(userId, refusal, clock.now()));
  }

  return {
    exclude: async (userId, until) =>
      (await closing(userId, () => repository.exclude(userId, until, clock.now()))).until ?? until,
    timeOut: async (userId, until) =>
      (await closing(userId, () => repository.timeOut(userId, until, clock.now()))).until ?? until,
    async closeAccount(userId) {
      await closing(userId, () => repository.closeAccount(userId, clock.now()));
    },
    async closeOwnAccount(userId) {
      const closed = await persist(() => repository.closeOwnAccount(userId, clock.now()));
      if (closed.status === 'closed') await announceClosed(userId, closed);
      return closed.status;
    },
    async sweep() {
      const players = await repository.undecided(input.bannedPlayers(), clock.now());
      for (const userId of players) await refuseAll(userId).catch(input.onError);
    },
  };
}
