import { lookRepeatedly } from '../../clock/repeated-look.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { Announcements } from '../../database/announcements.ts';
import type { PaymentMove, PaymentMoved, PaymentRow, PaymentsRepository } from './payments-repository.ts';
import { ProviderAway } from './provider-port.ts';
import { createProviderQuestions, type QuestionsInput } from './provider-questions.ts';

/** Asks providers what became of payments, and moves the payments by what they say. */
export interface PaymentFollower {
  /** Asks the provider of a payment now and moves it; a provider that is away leaves it as it is. */
  follow(paymentId: number): Promise<void>;
  /** Follows a payment unless that was done a moment ago in this process. */
  followForReader(row: PaymentRow): Promise<void>;
  /** Moves a payment and tells the player's pages. */
  move(move: PaymentMove): Promise<PaymentMoved | null>;
  /** Ends a deposit that has not begun to be paid, at its provider first. */
  cancel(row: PaymentRow): Promise<void>;
  /** Follows payments that are due, also those that other processes left. */
  start(): void;
  /** Resolves when nothing is followed any more in this process. */
  close(): Promise<void>;
}

interface FollowerInput extends Omit<QuestionsInput, 'clock' | 'move'> {
  readonly repository: PaymentsRepository;
  readonly clock: Pick<ServerClock, 'now' | 'onChange'>;
  readonly announcements: Announcements;
  readonly onError: (error: unknown) => void;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Length of a claim: longer than the calls of one look. */
const CLAIM_S = 30;
/** Number of payments followed at once. */
const PAGE = 8;
const SWEEP_MS = SECOND;
/** A reader does not cause another look within this time of the wall clock. */
const READER_MS = SECOND;

/** Returns when a provider that was away is asked again, server clock. */
const nextAfterMiss = ({ misses }: Pick<PaymentRow, 'misses'>, now: number): number =>
  now + Math.min(2 * SECOND * 2 ** Math.min(misses, 10), 5 * MINUTE);

/** Decides whether the provider of a payment is expected to know more about it. */
function isWithProvider({ kind, state }: Pick<PaymentRow, 'kind' | 'state'>): boolean {
  const states = kind === 'deposit' ? ['created', 'waiting', 'processing'] : ['approved', 'sending', 'unknown'];
  return states.includes(state);
}

/** Creates what follows payments. */
export function createPaymentFollower(input: FollowerInput): PaymentFollower {
  const { repository, clock, announcements, onError } = input;
  const running = new Set<Promise<unknown>>();
  const seen = new Map<number, number>();
  let stopSweep: (() => Promise<void>) | null = null;

  async function move(step: PaymentMove): Promise<PaymentMoved | null> {
    const moved = await repository.move(step);
    if (moved?.status !== 'moved') return moved;
    const { userId } = moved;
    announcements.publish('player', { userId, about: 'payments' });
    announcements.publish('player', { userId, about: 'accounts' });
    return moved;
  }

  const questions = createProviderQuestions({ ...input, move });

  async function miss(row: PaymentRow): Promise<void> {
    const now = clock.now();
    if (row.kind === 'withdrawal' && row.state === 'approved') {
      // The call may have arrived, and the money may have left.
      await move({ paymentId: row.id, actor: 'rule', now, state: 'unknown', from: 'approved' });
    }
    await repository.miss(row.id, nextAfterMiss(row, now));
  }

  async function look(paymentId: number): Promise<void> {
    const row = await repository.payment(paymentId);
    if (!row || (row.kind === 'withdrawal' && !isWithProvider(row))) return;
    try {
      await (row.kind === 'deposit' ? questions.askDeposit(row) : questions.askWithdrawal(row));
    } catch (error) {
      if (!(error instanceof ProviderAway)) onError(error);
      await miss(row);
    }
  }

  function follow(paymentId: number): Promise<void> {
    const run = look(paymentId);
    running.add(run);
    return run.finally(() => running.delete(run));
  }

  async function sweep(): Promise<void> {
    for (;;) {
      const due = await repository.claim(clock.now(), PAGE, CLAIM_S);
      await Promise.all(due.map((id) => follow(id).catch(onError)));
      if (due.length < PAGE) return;
    }
  }

  return {
    follow,
    move,
    async followForReader(row) {
      const now = performance.now();
      if (!isWithProvider(row) || now - (seen.get(row.id) ?? Number.NEGATIVE_INFINITY) < READER_MS) return;
      for (const [id, at] of seen) if (now - at > READER_MS) seen.delete(id);
      seen.set(row.id, now);
      await follow(row.id).catch(onError);
    },
    async cancel(row) {
      try {
        await questions.cancel(row);
      } catch (error) {
        if (!(error instanceof ProviderAway)) throw error;
      }
    },
    start() {
      stopSweep ??= lookRepeatedly({ look: sweep, clock, onError, everyMs: SWEEP_MS });
    },
    async close() {
      await stopSweep?.();
      while (running.size > 0) await Promise.allSettled([...running]);
    },
  };
}
