import { randomInt, randomUUID } from 'node:crypto';
import type { HarbourBook, HarbourDeposit, HarbourDepositState, HarbourPayout, HarbourStore } from './harbour-store.ts';

export interface MovesInput {
  readonly store: HarbourStore;
  /** Server clock, epoch ms. */
  readonly now: () => number;
  /** Called after a change that may have made a notice. */
  readonly onChange: () => void;
}

/** What a notice says about an object. */
interface Said {
  readonly reference: string;
  readonly state: string;
  readonly version: number;
}

const isOver = (state: HarbourDepositState) => state !== 'waiting' && state !== 'processing';

/** Creates what changes deposits and payouts: each change is written with its line of the report and its notice. */
export function createHarbourMoves({ store, now, onChange }: MovesInput) {
  /** Writes a change of a deposit with its line of the report and its notice. */
  async function moveDeposit(
    book: HarbourBook,
    row: HarbourDeposit,
    changes: Partial<HarbourDeposit>,
  ): Promise<HarbourDeposit> {
    const next: HarbourDeposit = { ...row, dueAt: null, ...changes, version: row.version + 1 };
    const { reference, state, version } = next;
    const { amount, currency } = next.request;
    if (state === 'succeeded' && row.state !== 'succeeded') {
      const received = changes.received ?? amount;
      await book.saveDeposit({ ...next, received });
      await book.addLine({ kind: 'deposit', reference, amount: received, currency, at: now() });
    } else {
      await book.saveDeposit(next);
    }
    if (state === 'charged_back') {
      await book.addLine({ kind: 'chargeback', reference, amount: -row.received, currency, at: now() });
    }
    await addNotice(book, 'deposit.changed', { reference, state, version });
    return next;
  }

  async function movePayout(book: HarbourBook, row: HarbourPayout, changes: Partial<HarbourPayout>): Promise<void> {
    const next: HarbourPayout = { ...row, dueAt: null, ...changes, version: row.version + 1 };
    const { reference, state, version } = next;
    await book.savePayout(next);
    if (state === 'paid') {
      const { amount, currency } = next.request;
      await book.addLine({ kind: 'payout', reference, amount: -amount, currency, at: now() });
    }
    await addNotice(book, 'payout.changed', { reference, state, version });
  }

  async function addNotice(book: HarbourBook, type: string, data: Said): Promise<void> {
    const { noticesLateMs = 0, noticesShuffled, noticesContradicting, noticesLost } = await book.behaviour();
    if (noticesLost) return;
    const opposite = data.state === 'succeeded' || data.state === 'paid' ? 'failed' : 'succeeded';
    const said = noticesContradicting ? { ...data, state: opposite } : data;
    const body = JSON.stringify({ type, timestamp: new Date(now()).toISOString(), data: said });
    const later = noticesLateMs + (noticesShuffled ? randomInt(2000) : 0);
    await book.addNotice(`msg_${randomUUID()}`, body, Date.now() + later);
  }

  /** Carries out a change and sends its notices. */
  async function change<T>(work: (book: HarbourBook) => Promise<T>): Promise<T> {
    const done = await store.change(work);
    onChange();
    return done;
  }

  /** Changes a deposit that still waits for its payer. */
  const ofWaiting = (reference: string, work: (book: HarbourBook, row: HarbourDeposit) => Promise<unknown>) =>
    change(async (book) => {
      const row = await book.deposit(reference);
      if (row?.state === 'waiting') await work(book, row);
    });

  return {
    change,
    moveDeposit,
    ofWaiting,
    /** Decides a deposit as QA asks; false for one that is unknown, or over. */
    force: (reference: string, changes: Pick<HarbourDeposit, 'state'> & Partial<HarbourDeposit>): Promise<boolean> =>
      change(async (book) => {
        const row = await book.deposit(reference);
        const isAllowed = row && (changes.state === 'charged_back' ? row.state === 'succeeded' : !isOver(row.state));
        // Money may arrive after a deposit was given up.
        const isLate = row && changes.state === 'succeeded' && ['failed', 'cancelled', 'expired'].includes(row.state);
        if (!row || !(isAllowed || isLate)) return false;
        await moveDeposit(book, row, { reason: null, ...changes });
        return true;
      }),
    forcePayout: (reference: string, state: 'failed' | 'paid'): Promise<boolean> =>
      change(async (book) => {
        const row = await book.payout(reference);
        if (row?.state !== 'accepted') return false;
        await movePayout(book, row, { state, reason: state === 'failed' ? 'declined' : null });
        return true;
      }),
    /** Does what is due: transfers arrive, payouts are paid, and what was not paid in time ends. */
    async sweep(): Promise<void> {
      const { deposits, payouts } = await store.due(now());
      const { refusesPayouts = false } = await store.behaviour();
      for (const reference of deposits) {
        await change(async (book) => {
          const row = await book.deposit(reference);
          if (row?.state === 'processing' && row.dueAt !== null && row.dueAt <= now()) {
            await moveDeposit(book, row, { state: 'succeeded' });
          } else if (row?.state === 'waiting' && row.endsAt <= now()) {
            await moveDeposit(book, row, { state: 'expired', reason: 'not_paid_in_time' });
          }
        });
      }
      for (const reference of payouts) {
        const known = await store.payout(reference);
        const instrument = known && (await store.instrument(known.request.instrument));
        const isRefused = refusesPayouts || (instrument?.isClosed ?? false);
        await change(async (book) => {
          const row = await book.payout(reference);
          if (row?.state !== 'accepted') return;
          await movePayout(book, row, isRefused ? { state: 'failed', reason: 'account_refused' } : { state: 'paid' });
        });
      }
    },
  };
}

export type HarbourMoves = ReturnType<typeof createHarbourMoves>;
