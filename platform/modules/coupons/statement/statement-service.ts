import { randomBytes } from 'node:crypto';
import type { CallAnswer, ParsedBody } from '#shared/contracts/call.ts';
import type { couponHistoryCall } from '#shared/contracts/coupon.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { type askStatementCall, MAX_STATEMENT_MS, MAX_STATEMENT_ROWS } from '#shared/contracts/statement.ts';
import { minutesFromUtc } from '#shared/domain/time/zone.ts';
import type { ServerClock } from '../../../clock/server-clock.ts';
import type { KeyRing } from '../../../keys/key-ring.ts';
import { ApiError } from '../../../plugins/api-error.ts';
import { createSignedText } from '../../../plugins/signed-text.ts';
import type { SessionRow } from '../../accounts/accounts-service.ts';
import type { Ledger } from '../../ledger/ledger-service.ts';
import type { Names } from '../../names/names-service.ts';
import type { SecurityLog } from '../../records/security-log-service.ts';
import type { CouponHistoryFilter, History } from '../history-repository.ts';
import { moneyCsv } from './money-csv.ts';
import { moneyPdf } from './money-pdf.ts';
import { statementCsv } from './statement-csv.ts';
import type { StatementHead } from './statement-pages.ts';
import { statementPdf } from './statement-pdf.ts';
import { type StatementRow, statementRow } from './statement-row.ts';
import { type StatementWords, statementWords } from './statement-words.ts';

type Question = ParsedBody<typeof askStatementCall>;
type Prepared = CallAnswer<typeof askStatementCall>;

/** What a statement says besides its coupons. */
export interface StatementFacts extends StatementHead {
  readonly sums: CallAnswer<typeof couponHistoryCall>['sums'];
}

/** A file that is sent while it is made. */
interface StatementFile {
  readonly name: string;
  readonly type: string;
  readonly content: AsyncGenerator<Uint8Array | string>;
}

/** Statements of a player's coupons and of a player's money, made by the platform because they are documents of record (decision 054). */
export interface Statements {
  /**
   * Prepares a statement and notes it in the security log.
   *
   * @param language two letters
   * @throws ApiError STATEMENT_TIME for more than 12 months, STATEMENT_LONG for too many coupons, TOO_MANY_ATTEMPTS
   */
  prepare(session: Pick<SessionRow, 'hash' | 'userId'>, question: Question, language: string): Promise<Prepared>;
  /**
   * Opens a prepared statement.
   *
   * @throws ApiError LINK_EXPIRED for a ticket that is over or belongs to another session
   */
  open(session: Pick<SessionRow, 'hash' | 'userId'>, ticket: string): Promise<StatementFile>;
}

interface StatementsInput {
  readonly history: History;
  readonly ledger: Pick<Ledger, 'movements'>;
  readonly keys: Pick<KeyRing, 'sign' | 'verify'>;
  readonly counters: {
    take(
      subject: string,
      allowance: { readonly max: number; readonly windowMs: number },
    ): Promise<{ readonly isAllowed: boolean; readonly retryAfter: number }>;
  };
  readonly securityLog: Pick<SecurityLog, 'record'>;
  readonly names: Pick<Names, 'of'>;
  readonly clock: ServerClock;
  readonly brand: () => string;
  /** How the player is named: email or phone; null for a player who is gone. */
  readonly playerName: (userId: number) => Promise<string | null>;
}

const MINUTE_MS = 60_000;
const TICKET_MS = 5 * MINUTE_MS;
/** Statements of a player in an hour. */
const STATEMENTS = { max: 20, windowMs: 60 * MINUTE_MS };
/** Downloads of one prepared statement: some programs ask twice. */
const DOWNLOADS = { max: 4, windowMs: TICKET_MS };
const PAGE = 100;
const TYPES = { csv: 'text/csv; charset=utf-8', pdf: 'application/pdf' } as const;

interface Ticket {
  readonly userId: number;
  readonly session: string;
  readonly endsAt: number;
  readonly id: string;
  readonly language: string;
  /** The question, as JSON. */
  readonly question: string;
}

const filterOf = ({ format: _, zone: __, of: ___, ...filter }: Question): CouponHistoryFilter => filter;

function fileName({ format, from, to, zone, of }: Question): string {
  const day = (at: number) =>
    new Date(at + minutesFromUtc(zone, at) * MINUTE_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
  return `${of === 'money' ? 'account' : 'bets'}-${day(from)}-${day(to)}.${format}`;
}

/** Says the filters beside the time in words. */
function filterWords(question: Question, words: StatementWords): string[] {
  const { accountId, state, sport, type, search } = question;
  const said: [unknown, () => string][] = [
    [accountId, () => words.text('filter_account', { value: String(accountId) })],
    [state, () => words.text('filter_state', { value: words.state(state ?? 'settled') })],
    [sport, () => words.text('filter_sport', { value: words.sport(sport ?? 0) })],
    [type, () => words.text('filter_type', { value: words.typeName(type ?? 0) })],
    [search || undefined, () => words.text('filter_search', { value: `\u2068${search}\u2069` })],
  ];
  return said.filter(([value]) => value !== undefined).map(([, say]) => say());
}

/** Creates the statements of a history. */
export function createStatements(input: StatementsInput): Statements {
  const { history, ledger, counters, securityLog, clock, brand, playerName } = input;
  const tickets = createSignedText(input.keys, 'statement');

  /** Yields the coupons of a filter, newest first, a page of the history at a time. */
  async function* rowsOf(userId: number, filter: CouponHistoryFilter): AsyncGenerator<readonly StatementRow[]> {
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await history.page(userId, { ...filter, limit: PAGE, cursor });
      yield page.coupons.map(statementRow);
      cursor = page.next;
    }
  }

  async function counted(userId: number, question: Question) {
    const { sums } = await history.page(userId, { ...filterOf(question), limit: 1 });
    return { sums, count: sums.reduce((all, { count }) => all + count, 0) };
  }

  return {
    async prepare({ userId, hash }, asked, language) {
      const now = clock.now();
      // Bets that are placed while the file is made are not in it.
      const question = { ...asked, to: Math.min(asked.to, now) };
      if (question.to - question.from > MAX_STATEMENT_MS || asked.to < asked.from) throw new ApiError('STATEMENT_TIME');
      const { isAllowed, retryAfter } = await counters.take(`statement:${userId}`, STATEMENTS);
      if (!isAllowed) throw new ApiError('TOO_MANY_ATTEMPTS', { retryAfter });
      const { count } =
        question.of === 'money'
          ? { count: await ledger.movements.count({ userId, ...question }) }
          : await counted(userId, question);
      const most: number = MAX_STATEMENT_ROWS[question.format];
      if (count > most) throw new ApiError('STATEMENT_LONG', { message: `${count} rows, at most ${most}` });
      const ticket = {
        ...{ userId, session: hash, endsAt: now + TICKET_MS, language },
        id: randomBytes(6).toString('hex'),
        question: JSON.stringify(question),
      } satisfies Ticket;
      // Made before the record is: nothing that fails later is in the log as a statement.
      const prepared = {
        path: `${openPaths.statement}?ticket=${tickets.make(ticket)}`,
        name: fileName(question),
        endsAt: ticket.endsAt,
        count,
      };
      const { format, from, to } = question;
      await securityLog.record({
        kind: 'statement_exported',
        userId,
        details: { format, from, to, count, reference: ticket.id },
      });
      return prepared;
    },
    async open({ userId, hash }, text) {
      const ticket = tickets.read(text) as Ticket | null;
      const isOwn = ticket?.userId === userId && ticket.session === hash && ticket.endsAt > clock.now();
      if (!isOwn) throw new ApiError('LINK_EXPIRED');
      const { isAllowed } = await counters.take(`statement-ticket:${ticket.id}`, DOWNLOADS);
      if (!isAllowed) throw new ApiError('LINK_EXPIRED');
      const player = await playerName(userId);
      if (player === null) throw new ApiError('SESSION_REQUIRED');
      const question = JSON.parse(ticket.question) as Question;
      const words = await statementWords(ticket.language, question.zone, input.names);
      const file = { name: fileName(question), type: TYPES[question.format] };
      const head: StatementHead = {
        ...{ brand: brand(), language: ticket.language, userId, player, reference: ticket.id },
        ...{ from: question.from, to: question.to, createdAt: ticket.endsAt - TICKET_MS },
        filters: question.of === 'money' ? [] : filterWords(question, words),
      };
      if (question.of === 'money') {
        const accounts = await ledger.movements.read({ userId, ...question });
        const content = question.format === 'csv' ? moneyCsv(accounts, words) : moneyPdf(head, accounts, words);
        return { ...file, content };
      }
      const rows = rowsOf(userId, filterOf(question));
      if (question.format === 'csv') return { ...file, content: statementCsv(rows, words) };
      const facts = { ...head, sums: (await counted(userId, question)).sums };
      return { ...file, content: statementPdf(facts, rows, words) };
    },
  };
}
