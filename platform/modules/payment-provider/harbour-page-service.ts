import { createHash } from 'node:crypto';
import type { HarbourMoves } from './harbour-moves.ts';
import {
  BANK_CODE,
  bankAccountOf,
  type CardOutcome,
  type PayerForm,
  readCard,
  secretOfCustomer,
  voucherOf,
  type WrongField,
  walletOf,
} from './harbour-payers.ts';
import type { HarbourDeposit, HarbourInstrument } from './harbour-store.ts';

interface PageInput {
  readonly moves: Pick<HarbourMoves, 'moveDeposit' | 'ofWaiting'>;
  /** Secret of the tokens of instruments. */
  readonly secret: string;
  /** Server clock, epoch ms. */
  readonly now: () => number;
}

const TRANSFER_MS = 60_000;
const MAX_TRIES = 3;

/** Creates what payers do on the pages of deposits. */
export function createHarbourPage({ moves, secret, now }: PageInput) {
  const { moveDeposit, ofWaiting } = moves;
  const secretOf = ({ request }: HarbourDeposit) => secretOfCustomer(secret, request.customer ?? '');

  async function payByCard(row: HarbourDeposit, form: PayerForm): Promise<WrongField | null> {
    const card = readCard(form, secretOf(row), now());
    if ('field' in card) return card;
    await ofWaiting(row.reference, async (book, found) => {
      await book.keepInstrument(card.instrument);
      const own = { instrument: card.instrument.token };
      // The page asks for the bank's code while the step is stored here.
      if (card.outcome === 'ask') await book.saveDeposit({ ...found, ...own, code: 'bank' });
      else await moveDeposit(book, found, { ...own, ...stateOfCard(card.outcome) });
    });
    return null;
  }

  const stateOfCard = (outcome: Exclude<CardOutcome, 'ask'>): Partial<HarbourDeposit> =>
    outcome === 'succeeded' ? { state: 'succeeded', reason: null } : { state: 'failed', reason: outcome };

  async function answerBank(row: HarbourDeposit, form: PayerForm): Promise<WrongField | null> {
    const isRight = (form.get('bank_code') ?? '').trim() === BANK_CODE;
    const isLast = row.tries + 1 >= MAX_TRIES;
    await ofWaiting(row.reference, async (book, found) => {
      if (isRight) await moveDeposit(book, found, { state: 'succeeded', code: null });
      else if (isLast) await moveDeposit(book, found, { state: 'failed', reason: 'second_step_failed', code: null });
      else await book.saveDeposit({ ...found, tries: found.tries + 1 });
    });
    return isRight || isLast ? null : { field: 'bank_code', word: 'wrong_bank_code' };
  }

  async function payWith(
    row: HarbourDeposit,
    instrument: HarbourInstrument,
    changes: Partial<HarbourDeposit>,
  ): Promise<null> {
    await ofWaiting(row.reference, async (book, found) => {
      await book.keepInstrument(instrument);
      await moveDeposit(book, found, { instrument: instrument.token, ...changes });
    });
    return null;
  }

  async function payByVoucher(row: HarbourDeposit, form: PayerForm): Promise<WrongField | null> {
    const code = voucherOf(form.get('voucher') ?? '');
    if (code === null) return { field: 'voucher', word: 'wrong_voucher' };
    const hash = createHash('sha256').update(`${secret}:${code}`).digest('hex');
    await ofWaiting(row.reference, async (book, found) => {
      const isNew = await book.takeVoucher(hash, found.reference);
      await moveDeposit(book, found, isNew ? { state: 'succeeded' } : { state: 'failed', reason: 'voucher_used' });
    });
    return null;
  }

  /** What a payer does on the page of each method; returns the field that is wrong. */
  const payers: Readonly<Record<string, (row: HarbourDeposit, form: PayerForm) => Promise<WrongField | null>>> = {
    card: (row, form) => (row.code === 'bank' ? answerBank(row, form) : payByCard(row, form)),
    voucher: payByVoucher,
    async wallet(row, form) {
      const wallet = walletOf(form.get('email') ?? '', '', secretOf(row));
      return wallet ? payWith(row, wallet, { state: 'succeeded' }) : { field: 'email', word: 'wrong_email' };
    },
    async transfer(row, form) {
      const holder = (form.get('holder') ?? '').trim();
      const account = bankAccountOf(form.get('iban') ?? '', holder, secretOf(row));
      if (!account) return { field: 'iban', word: 'wrong_iban' };
      if (!/\p{L}/u.test(holder)) return { field: 'holder', word: 'wrong_holder' };
      return payWith(row, account, { state: 'processing', dueAt: now() + TRANSFER_MS });
    },
    async terminal(row) {
      await ofWaiting(row.reference, (book, found) => moveDeposit(book, found, { state: 'succeeded' }));
      return null;
    },
  };

  return {
    /** Takes what a payer has typed on the page; returns the field that is wrong. */
    pay: (row: HarbourDeposit, form: PayerForm): Promise<WrongField | null> =>
      payers[row.request.method]?.(row, form) ?? Promise.resolve(null),
    /** The payer leaves the page. */
    leave: (row: HarbourDeposit) =>
      ofWaiting(row.reference, (book, found) =>
        moveDeposit(
          book,
          found,
          found.code === 'bank'
            ? { state: 'failed', reason: 'second_step_failed', code: null }
            : { state: 'cancelled', reason: 'cancelled' },
        ),
      ),
  };
}

export type HarbourPage = ReturnType<typeof createHarbourPage>;
