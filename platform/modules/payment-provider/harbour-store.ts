import type { Pool, Transaction } from '../../database/pool.ts';

/** How the company misbehaves, as QA has asked it to; times are of the wall clock. */
export interface HarbourBehaviour {
  /** Each notice is sent twice under its id. */
  readonly noticesTwice?: boolean | undefined;
  /** Notices are sent this many ms later. */
  readonly noticesLateMs?: number | undefined;
  /** Notices come in any order, within two seconds. */
  readonly noticesShuffled?: boolean | undefined;
  readonly noticesWronglySigned?: boolean | undefined;
  /** Notices say the opposite of what is so. */
  readonly noticesContradicting?: boolean | undefined;
  readonly noticesLost?: boolean | undefined;
  /** Calls are carried out and their answers lost: this share of them, 0 to 1. */
  readonly answersLost?: number | undefined;
  /** Calls are answered with 503 until then, epoch ms. */
  readonly awayUntil?: number | undefined;
  /** Payouts are accepted and fail. */
  readonly refusesPayouts?: boolean | undefined;
}

export interface HarbourSetting {
  readonly secret: string;
  readonly noticeSecret: string;
  readonly behaviour: HarbourBehaviour;
}

/** What a merchant sends to begin a deposit. */
export interface HarbourDepositRequest {
  readonly amount: number;
  readonly currency: string;
  readonly method: string;
  readonly language: string;
  readonly payer: string;
  /** The merchant's number of the payer, whose instruments are apart from those of others; left out for none. */
  readonly customer?: string | undefined;
  readonly return: {
    readonly success: string;
    readonly fail: string;
    readonly pending: string;
    readonly cancel: string;
  };
}

export interface HarbourPayoutRequest {
  readonly amount: number;
  readonly currency: string;
  readonly method: string;
  readonly instrument: string;
}

/** An account of a customer of the merchant, for payouts. */
export interface HarbourInstrumentRequest {
  readonly method: 'transfer' | 'wallet';
  readonly number: string;
  readonly holder: string;
  readonly customer?: string | undefined;
}

interface Row<Request, State> {
  readonly reference: string;
  readonly id: string;
  readonly request: Request;
  readonly state: State;
  readonly reason: string | null;
  readonly version: number;
  readonly dueAt: number | null;
  readonly madeAt: number;
}

export type HarbourDepositState =
  | 'cancelled'
  | 'charged_back'
  | 'expired'
  | 'failed'
  | 'processing'
  | 'succeeded'
  | 'waiting';

export interface HarbourDeposit extends Row<HarbourDepositRequest, HarbourDepositState> {
  readonly pageToken: string;
  readonly received: number;
  readonly instrument: string | null;
  readonly code: string | null;
  readonly tries: number;
  readonly endsAt: number;
}

export type HarbourPayout = Row<HarbourPayoutRequest, 'accepted' | 'failed' | 'paid'>;

export interface HarbourInstrument {
  readonly token: string;
  readonly label: string;
  readonly holder: string;
  readonly isReturnable: boolean;
  readonly isClosed: boolean;
}

export interface HarbourLine {
  readonly kind: 'chargeback' | 'deposit' | 'payout';
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  readonly at: number;
}

export interface HarbourNotice {
  readonly id: string;
  readonly body: string;
  readonly attempts: number;
}

type Sql = Pool | Transaction;

const depositColumns = (sql: Sql) => sql`
  reference, id, page_token as "pageToken", request, state, reason, version, received, instrument, code, tries,
  due_at as "dueAt", ends_at as "endsAt", made_at as "madeAt"`;
const payoutColumns = (sql: Sql) => sql`
  reference, id, request, state, reason, version, due_at as "dueAt", made_at as "madeAt"`;
const json = (value: unknown) => JSON.stringify(value);

/** The company's tables, within a transaction that holds the rows that it reads. */
export function harbourBook(tx: Transaction) {
  return {
    async deposit(reference: string): Promise<HarbourDeposit | null> {
      const [row] = await tx<HarbourDeposit[]>`
        select ${depositColumns(tx)} from harbour.deposit where reference = ${reference} for update`;
      return row ?? null;
    },
    async payout(reference: string): Promise<HarbourPayout | null> {
      const [row] = await tx<HarbourPayout[]>`
        select ${payoutColumns(tx)} from harbour.payout where reference = ${reference} for update`;
      return row ?? null;
    },
    /** Stores a deposit unless its reference is in use; tells whether it did. */
    async addDeposit(
      row: Omit<HarbourDeposit, 'dueAt' | 'instrument' | 'reason' | 'received' | 'state' | 'tries' | 'version'>,
    ) {
      const { reference, id, pageToken, request, code, endsAt, madeAt } = row;
      const rows = await tx`
        insert into harbour.deposit (reference, id, page_token, request, state, code, ends_at, made_at)
        values (${reference}, ${id}, ${pageToken}, ${json(request)}::text::jsonb, 'waiting', ${code}, ${endsAt}, ${madeAt})
        on conflict (reference) do nothing returning 1`;
      return rows.length > 0;
    },
    async saveDeposit({ reference, state, reason, version, received, instrument, code, tries, dueAt }: HarbourDeposit) {
      await tx`
        update harbour.deposit set state = ${state}, reason = ${reason}, version = ${version}, received = ${received},
          instrument = ${instrument}, code = ${code}, tries = ${tries}, due_at = ${dueAt}
        where reference = ${reference}`;
    },
    async addPayout({
      reference,
      id,
      request,
      dueAt,
      madeAt,
    }: Pick<HarbourPayout, 'dueAt' | 'id' | 'madeAt' | 'reference' | 'request'>) {
      const rows = await tx`
        insert into harbour.payout (reference, id, request, state, due_at, made_at)
        values (${reference}, ${id}, ${json(request)}::text::jsonb, 'accepted', ${dueAt}, ${madeAt})
        on conflict (reference) do nothing returning 1`;
      return rows.length > 0;
    },
    async savePayout({ reference, state, reason, version, dueAt }: HarbourPayout) {
      await tx`
        update harbour.payout set state = ${state}, reason = ${reason}, version = ${version}, due_at = ${dueAt}
        where reference = ${reference}`;
    },
    async isSealed(reference: string): Promise<boolean> {
      return (await tx`select from harbour.sealed where reference = ${reference}`).length > 0;
    },
    async seal(reference: string): Promise<void> {
      await tx`insert into harbour.sealed values (${reference}) on conflict do nothing`;
    },
    /** Makes requests with one reference wait for each other. */
    async alone(reference: string): Promise<void> {
      await tx`select pg_advisory_xact_lock(hashtextextended(${`harbour:${reference}`}, 0))`;
    },
    async keepInstrument({ token, label, holder, isReturnable, isClosed }: HarbourInstrument): Promise<void> {
      await tx`
        insert into harbour.instrument values (${token}, ${label}, ${holder}, ${isReturnable}, ${isClosed})
        on conflict (token) do update
        set label = excluded.label, holder = excluded.holder, is_closed = excluded.is_closed`;
    },
    /** Takes a voucher; false for one that another payment has used. */
    async takeVoucher(codeHash: string, reference: string): Promise<boolean> {
      const rows = await tx`
        insert into harbour.voucher values (${codeHash}, ${reference}) on conflict do nothing returning 1`;
      return rows.length > 0;
    },
    async addLine({ kind, reference, amount, currency, at }: HarbourLine): Promise<void> {
      await tx`
        insert into harbour.line values (${kind}, ${reference}, ${amount}, ${currency}, ${at}) on conflict do nothing`;
    },
    async behaviour(): Promise<HarbourBehaviour> {
      const [row] = await tx<{ behaviour: HarbourBehaviour }[]>`select behaviour from harbour.setting`;
      return row?.behaviour ?? {};
    },
    async addNotice(id: string, body: string, nextAt: number): Promise<void> {
      await tx`insert into harbour.notice (id, body, next_at) values (${id}, ${body}, ${nextAt})`;
    },
  };
}

/** The company's tables. */
export function createHarbourStore(sql: Pool) {
  return {
    change: <T>(work: (book: ReturnType<typeof harbourBook>) => Promise<T>): Promise<T> =>
      sql.begin((tx) => work(harbourBook(tx))) as Promise<T>,
    async setting(secrets: Pick<HarbourSetting, 'noticeSecret' | 'secret'>): Promise<HarbourSetting> {
      await sql`
        insert into harbour.setting (id, secret, notice_secret) values (1, ${secrets.secret}, ${secrets.noticeSecret})
        on conflict do nothing`;
      const [row] = await sql<HarbourSetting[]>`
        select secret, notice_secret as "noticeSecret", behaviour from harbour.setting`;
      if (!row) throw new Error('The setting of the payment company was not stored');
      return row;
    },
    async behaviour(): Promise<HarbourBehaviour> {
      const [row] = await sql<{ behaviour: HarbourBehaviour }[]>`select behaviour from harbour.setting`;
      return row?.behaviour ?? {};
    },
    async setBehaviour(behaviour: HarbourBehaviour): Promise<void> {
      await sql`update harbour.setting set behaviour = ${json(behaviour)}::text::jsonb`;
    },
    async deposit(reference: string): Promise<HarbourDeposit | null> {
      const [row] = await sql<HarbourDeposit[]>`
        select ${depositColumns(sql)} from harbour.deposit where reference = ${reference}`;
      return row ?? null;
    },
    async depositById(id: string): Promise<HarbourDeposit | null> {
      const [row] = await sql<HarbourDeposit[]>`select ${depositColumns(sql)} from harbour.deposit where id = ${id}`;
      return row ?? null;
    },
    async payout(reference: string): Promise<HarbourPayout | null> {
      const [row] = await sql<
        HarbourPayout[]
      >`select ${payoutColumns(sql)} from harbour.payout where reference = ${reference}`;
      return row ?? null;
    },
    async instrument(token: string): Promise<HarbourInstrument | null> {
      const [row] = await sql<HarbourInstrument[]>`
        select token, label, holder, is_returnable as "isReturnable", is_closed as "isClosed"
        from harbour.instrument where token = ${token}`;
      return row ?? null;
    },
    report: async (from: number, to: number): Promise<HarbourLine[]> => [
      ...(await sql<HarbourLine[]>`
        select kind, reference, amount, currency, at from harbour.line where at >= ${from} and at < ${to} order by at`),
    ],
    /** References of deposits and payouts for which something is due. */
    async due(now: number): Promise<{ readonly deposits: readonly string[]; readonly payouts: readonly string[] }> {
      const deposits = await sql<{ reference: string }[]>`
        select reference from harbour.deposit
        where due_at <= ${now} or (state = 'waiting' and ends_at <= ${now}) limit 50`;
      const payouts = await sql<{ reference: string }[]>`
        select reference from harbour.payout where due_at <= ${now} limit 50`;
      return { deposits: deposits.map((row) => row.reference), payouts: payouts.map((row) => row.reference) };
    },
    /** Claims notices that are due, by the wall clock. */
    claimNotices: async (now: number, claimMs: number): Promise<HarbourNotice[]> => [
      ...(await sql<HarbourNotice[]>`
        update harbour.notice set claimed_until = ${now + claimMs} where id in (
          select id from harbour.notice
          where done_at is null and next_at <= ${now} and claimed_until < ${now} order by next_at limit 20
          for update skip locked
        ) returning id, body, attempts`),
    ],
    async endNotice(id: string, now: number): Promise<void> {
      await sql`update harbour.notice set done_at = ${now} where id = ${id}`;
    },
    async putOffNotice(id: string, nextAt: number): Promise<void> {
      await sql`
        update harbour.notice set attempts = attempts + 1, next_at = ${nextAt}, claimed_until = 0 where id = ${id}`;
    },
  };
}

export type HarbourStore = ReturnType<typeof createHarbourStore>;
export type HarbourBook = ReturnType<typeof harbourBook>;
