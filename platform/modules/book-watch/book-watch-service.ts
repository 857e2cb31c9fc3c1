import type { ServerClock } from '../../clock/server-clock.ts';
import type { Pool } from '../../database/pool.ts';
import type { Book } from '../../simulation/book/book-port.ts';
import type { MarketStops } from '../../simulation/book/market-stops.ts';
import type { CouponPayment, CouponWatcher, WatchedLeg } from '../coupons/coupons-service.ts';
import { createWatchRepository } from './book-watch-repository.ts';
import {
  type Finding,
  findAtAcceptance,
  findAtGain,
  findAtPayment,
  findInSums,
  type PaidCase,
  quickGain,
} from './findings.ts';
import { WATCH_SETTINGS, type WatchSettings } from './watch-settings.ts';

export type { WatchSettings } from './watch-settings.ts';

/** Watch over the book's own prices (decision 029): it receives coupons and payments and stops markets. */
export interface BookWatch extends CouponWatcher {
  /** Starts the repeated checks of market types' sums. */
  start(): void;
  /** Resolves once everything received so far is checked. */
  idle(): Promise<void>;
  /** Deletes rows that no sum counts any more. */
  purge(): Promise<void>;
  close(): Promise<void>;
}

interface BookWatchInput {
  readonly sql: Pool;
  readonly book: Pick<Book, 'materialIncidents' | 'quote' | 'report'>;
  readonly clock: Pick<ServerClock, 'now'>;
  readonly stops: Pick<MarketStops, 'add'>;
  readonly report: (level: 'error', text: string) => void;
  readonly onError: (error: unknown) => void;
}

const DAY_MS = 86_400_000;

/** Returns the log line of a stop; the evidence follows as JSON. */
function lineOf({ gameId, marketType, period, reason, evidence }: Finding): string {
  const place = gameId === null ? 'in every game' : `of game ${gameId}`;
  const part = period === null || period === 0 ? '' : `, period ${period}`;
  return `The book has stopped market type ${marketType}${part} ${place} (${reason}): ${JSON.stringify(evidence)}`;
}

/** Creates the watch over the coupons of a database. It works in the background: no call waits for it. */
export function createBookWatch(input: BookWatchInput, settings: WatchSettings = WATCH_SETTINGS): BookWatch {
  const { sql, book, clock, stops, report, onError } = input;
  const repository = createWatchRepository(sql);
  const stopping = new Set<Promise<void>>();
  /** Market types in which a coupon has ended since their sums were last checked. */
  const ended = new Set<number>();
  let last: Promise<void> = Promise.resolve();
  let timer: ReturnType<typeof setInterval> | null = null;

  async function stop(finding: Finding): Promise<void> {
    try {
      if (await stops.add({ ...finding, since: clock.now() })) report('error', lineOf(finding));
    } catch (error) {
      // The stop could not be stored, so an operator must act on this line.
      report('error', `${lineOf(finding)}; it could not be written`);
      onError(error);
    }
  }

  function act(findings: readonly Finding[]): Promise<void> {
    const work = Promise.all(findings.map(stop)).then(() => undefined);
    stopping.add(work);
    void work.finally(() => stopping.delete(work));
    return work;
  }

  /**
   * Runs one check after another: a payment is checked after the acceptance of its coupon, and one connection is
   * enough.
   */
  function queue(work: () => Promise<void>): void {
    last = last.then(work).catch(onError);
  }

  function hasHappened({ gameId, selectionId, members, score }: WatchedLeg, since: number, until: number): boolean {
    const now = book.quote(members?.[0] ?? selectionId)?.score;
    const isOther = now !== undefined && (now[0] !== score[0] || now[1] !== score[1]);
    const told = book.report(gameId).some(({ at }) => at > since && at <= until);
    return isOther || told || book.materialIncidents(gameId, since, until).length > 0;
  }

  async function lookAtCashOut(coupon: PaidCase, { stake, amount, at }: CouponPayment): Promise<void> {
    if (stake === null) return;
    const cashOut = { stake, amount, at };
    const happened = () => coupon.legs.some((leg) => hasHappened(leg, coupon.placedAt, at));
    const gained = quickGain(coupon, cashOut, happened, settings);
    if (gained === 0) return;
    const { userId, couponId } = coupon;
    const count = await repository.addQuickGain({ userId, couponId, at, gained }, at - settings.gain.overMs);
    await act(findAtGain(coupon, cashOut, { gained, count }, settings));
  }

  async function lookAtSums(): Promise<void> {
    const types = [...ended];
    ended.clear();
    const fromDay = Math.floor(clock.now() / DAY_MS) - settings.sum.days + 1;
    for (const type of types) await act(findInSums(type, await repository.sumsOf(type, fromDay), settings));
  }

  return {
    accepted(couponId, step) {
      const { watch } = step.coupon;
      if (!watch) return;
      void act(findAtAcceptance({ ...watch, couponId, userId: step.userId, stake: step.amount }, settings));
    },
    paid(payment) {
      queue(async () => {
        const coupon = await repository.pay(payment);
        if (!coupon) return;
        if (coupon.isOver && coupon.marketType !== null) ended.add(coupon.marketType);
        await act(findAtPayment(coupon, settings));
        await lookAtCashOut(coupon, payment);
      });
    },
    start() {
      timer ??= setInterval(() => queue(lookAtSums), settings.lookMs).unref();
    },
    async idle() {
      queue(lookAtSums);
      await last;
      await Promise.all(stopping);
    },
    purge: () => repository.purge(clock.now() - settings.keptMs),
    async close() {
      if (timer) clearInterval(timer);
      await last;
      await Promise.all(stopping);
    },
  };
}
