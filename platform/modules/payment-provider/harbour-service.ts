import { createHash, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { HarbourMoves } from './harbour-moves.ts';
import { isFramed } from './harbour-pages.ts';
import { bankAccountOf, secretOfCustomer, walletOf } from './harbour-payers.ts';
import type {
  HarbourDeposit,
  HarbourDepositRequest,
  HarbourInstrumentRequest,
  HarbourPayout,
  HarbourPayoutRequest,
  HarbourStore,
} from './harbour-store.ts';

/** An answer of the company's calls. */
export interface HarbourAnswer {
  readonly status: number;
  readonly body: unknown;
}

interface HarbourInput {
  readonly store: HarbourStore;
  /** Secret of the tokens of instruments. */
  readonly secret: string;
  /** Server clock, epoch ms. */
  readonly now: () => number;
  /** Origin of the pages. */
  readonly origin: () => string;
  readonly moves: Pick<HarbourMoves, 'change' | 'moveDeposit'>;
}

const MINUTE = 60_000;
/** Time in which a payer pays; longer where the payer has to walk to a terminal or a bank. */
const ENDS_AFTER: Readonly<Record<string, number>> = { terminal: 24 * 60 * MINUTE, transfer: 7 * 24 * 60 * MINUTE };
const PAYOUT_MS = 5000;
const METHODS: readonly string[] = ['card', 'wallet', 'transfer', 'voucher', 'terminal'];

const digestOf = (text: string) => createHash('sha256').update(text).digest();

const problem = (status: number, error: string, message: string): HarbourAnswer => ({
  status,
  body: { error, message },
});

/** Returns the code that a page shows: of a terminal, or the words of a transfer. */
function codeFor(method: string): string | null {
  const digits = () => String(randomInt(1_000_000)).padStart(6, '0');
  if (method === 'terminal') return `${digits().slice(0, 3)} ${digits().slice(0, 3)} ${digits().slice(0, 3)}`;
  return method === 'transfer' ? `HP ${digits()}` : null;
}

/** Creates the calls of the company. */
export function createHarbourCompany({ store, moves, secret, now, origin }: HarbourInput) {
  const { change, moveDeposit } = moves;

  const shownInstrument = async (token: string | null) => {
    const found = token === null ? null : await store.instrument(token);
    return found && { token: found.token, label: found.label, holder: found.holder, returnable: found.isReturnable };
  };

  async function shownDeposit(row: HarbourDeposit) {
    const { id, reference, version, state, reason, received, request, pageToken, endsAt } = row;
    const view = isFramed(request) ? 'frame' : 'page';
    const url = `${origin()}/pay/${id}?token=${pageToken}`;
    return {
      ...{ id, reference, version, state, reason, received, amount: request.amount, currency: request.currency },
      page: state === 'waiting' ? { url, view, until: endsAt } : null,
      instrument: await shownInstrument(row.instrument),
    };
  }

  const shownPayout = ({ id, reference, version, state, reason, request }: HarbourPayout) => ({
    ...{ id, reference, version, state, reason, amount: request.amount, currency: request.currency },
  });

  async function readDeposit(reference: string): Promise<HarbourAnswer> {
    const row = await store.deposit(reference);
    if (!row) return problem(404, 'unknown', 'There is no such deposit.');
    return { status: 200, body: await shownDeposit(row) };
  }

  return {
    async beginDeposit(reference: string, request: HarbourDepositRequest): Promise<HarbourAnswer> {
      if (!METHODS.includes(request.method)) return problem(422, 'unknown_method', 'There is no such method.');
      return change(async (book) => {
        await book.alone(reference);
        if (await book.isSealed(reference)) return problem(410, 'sealed', 'Nothing is done under this reference.');
        const madeAt = now();
        const isNew = await book.addDeposit({
          ...{ reference, request, madeAt, id: randomUUID(), pageToken: randomBytes(24).toString('base64url') },
          ...{ code: codeFor(request.method), endsAt: madeAt + (ENDS_AFTER[request.method] ?? 30 * MINUTE) },
        });
        const row = await book.deposit(reference);
        if (!row || !isDeepStrictEqual(row.request, request)) {
          return problem(409, 'reference_used', 'Another request has this reference.');
        }
        return { status: isNew ? 201 : 200, body: await shownDeposit(row) };
      });
    },
    readDeposit,
    async cancelDeposit(reference: string): Promise<HarbourAnswer> {
      const isKnown = await change(async (book) => {
        await book.alone(reference);
        const row = await book.deposit(reference);
        if (row?.state === 'waiting') await moveDeposit(book, row, { state: 'cancelled', reason: 'cancelled' });
        if (!row) await book.seal(reference);
        return row !== null;
      });
      return isKnown ? readDeposit(reference) : problem(410, 'sealed', 'Nothing is done under this reference.');
    },
    async beginPayout(reference: string, request: HarbourPayoutRequest): Promise<HarbourAnswer> {
      const instrument = await store.instrument(request.instrument);
      if (!instrument?.isReturnable) return problem(422, 'unknown_instrument', 'There is no such account.');
      return change(async (book) => {
        await book.alone(reference);
        if (await book.isSealed(reference)) return problem(410, 'sealed', 'Nothing is done under this reference.');
        const madeAt = now();
        const isNew = await book.addPayout({
          ...{ reference, request, madeAt, id: randomUUID(), dueAt: madeAt + PAYOUT_MS },
        });
        const row = await book.payout(reference);
        if (!row || !isDeepStrictEqual(row.request, request)) {
          return problem(409, 'reference_used', 'Another request has this reference.');
        }
        return { status: isNew ? 201 : 200, body: shownPayout(row) };
      });
    },
    async sealPayout(reference: string): Promise<HarbourAnswer> {
      return change(async (book) => {
        await book.alone(reference);
        const row = await book.payout(reference);
        if (row) return { status: 200, body: shownPayout(row) };
        await book.seal(reference);
        return problem(410, 'sealed', 'Nothing is done under this reference.');
      });
    },
    async readPayout(reference: string): Promise<HarbourAnswer> {
      const row = await store.payout(reference);
      return row ? { status: 200, body: shownPayout(row) } : problem(404, 'unknown', 'There is no such payout.');
    },
    async addInstrument({ method, number, holder, customer = '' }: HarbourInstrumentRequest): Promise<HarbourAnswer> {
      const own = secretOfCustomer(secret, customer);
      const instrument = method === 'wallet' ? walletOf(number, holder, own) : bankAccountOf(number, holder, own);
      if (!instrument) return problem(422, 'invalid_number', 'The number belongs to no account.');
      await store.change((book) => book.keepInstrument(instrument));
      return { status: 200, body: await shownInstrument(instrument.token) };
    },
    report: async (from: number, to: number): Promise<HarbourAnswer> => ({
      status: 200,
      body: { lines: await store.report(from, to) },
    }),
    /** The deposit whose page an address opens; null for another address. */
    async opened(id: string, token: string): Promise<HarbourDeposit | null> {
      const row = await store.depositById(id);
      return row && timingSafeEqual(digestOf(row.pageToken), digestOf(token)) ? row : null;
    },
  };
}

export type HarbourCompany = ReturnType<typeof createHarbourCompany>;
