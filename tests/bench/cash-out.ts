import * as v from 'valibot';
import { couponCashOutSchema } from '#platform/modules/config/cash-out-config.ts';
import { defaultSiteConfig } from '#platform/modules/config/default-site-config.ts';
import type { SimulatedBook } from '#platform/simulation/book/book-of-world.ts';
import { cashOutPriceOf } from '#shared/domain/coupon/cash-out/cash-out-price.ts';
import { CHANCE_UNIT, type LegChance } from '#shared/domain/coupon/cash-out/leg-chance.ts';
import { DEFAULT_COUPON_RULES } from '#shared/domain/coupon/coupon-rules.ts';
import { BET_STATUS } from '#shared/domain/coupon/leg-status.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { SPORTS } from '#shared/domain/sports/sports.ts';
import { openJointHouse } from '../fixtures/joint-odds-scenario.ts';
import { type BenchResult, benchResult } from './bench-result.ts';

/** Games of each sport and section. */
const GAMES = 6;
/** Stake of each bet, minor units: large enough that rounding does not blur a share. */
const STAKE = 100_000;
/** Price bands, decimal odds. */
const BANDS = [1, 2, 5, 10, 30, 90, 501] as const;

/** A bet at the price of this moment, and what it would be cashed out for at once. */
interface OfferedBet {
  readonly sport: string;
  readonly isLive: boolean;
  readonly price: number;
  /** Shares of the stake. */
  readonly value: number;
  readonly offer: number;
}

const margins = v.parse(couponCashOutSchema, defaultSiteConfig(false).couponCashOut);

function offeredBet(price: number, chance: LegChance): Pick<OfferedBet, 'offer' | 'value'> | null {
  const coupon = {
    typeId: COUPON_TYPE.single,
    amount: STAKE,
    legs: [{ coef: price, statusId: BET_STATUS.notStarted }],
  };
  const priced = cashOutPriceOf(coupon, [chance], margins, DEFAULT_COUPON_RULES);
  if ('refusal' in priced) return null;
  const value = (chance.win * (price / 1000) + chance.push) / CHANCE_UNIT;
  return { value, offer: priced.price / STAKE };
}

/** Returns a bet on every open selection of some games of each sport. */
function betsOf(book: SimulatedBook): OfferedBet[] {
  const bets: OfferedBet[] = [];
  for (const { id, slug } of SPORTS) {
    for (const section of ['line', 'live'] as const) {
      for (const gameId of book.list({ section, sportId: id }).slice(0, GAMES)) {
        for (const { outcomes } of book.markets(gameId)) {
          for (const { id: selectionId } of outcomes) {
            const quote = book.quote(selectionId);
            const chance = book.chance(selectionId);
            const bet = quote && !quote.suspended && chance ? offeredBet(quote.price, chance) : null;
            if (bet && quote) bets.push({ sport: slug, isLive: quote.live, price: quote.price / 1000, ...bet });
          }
        }
      }
    }
  }
  return bets;
}

const paidShare = ({ value, offer }: OfferedBet) => offer / value;
const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
const inBand = (bets: readonly OfferedBet[], from: number, to: number) =>
  bets.filter(({ price }) => price >= from && price < to);

function printTable(bets: readonly OfferedBet[]): void {
  const rows = [['sport', 'odds', 'bets', 'mean odds', 'fair value', 'offer', 'offer / value']];
  const part = (share: number) => (10 * share).toFixed(2);
  for (const sport of new Set(bets.map((bet) => bet.sport))) {
    const own = bets.filter((bet) => bet.sport === sport);
    for (const [place, from] of BANDS.slice(0, -1).entries()) {
      const to = BANDS[place + 1] ?? Number.POSITIVE_INFINITY;
      const some = inBand(own, from, to);
      if (some.length === 0) continue;
      const [price, value, offer] = [
        mean(some.map((bet) => bet.price)),
        mean(some.map((bet) => bet.value)),
        mean(some.map((bet) => bet.offer)),
      ];
      const shares = [price.toFixed(2), part(value), part(offer), `${((100 * offer) / value).toFixed(1)} %`];
      rows.push([sport, `${from}–${to}`, String(some.length), ...shares]);
    }
  }
  for (const row of rows)
    console.log(row.map((cell, place) => (place < 1 ? cell.padEnd(18) : cell.padStart(15))).join(''));
}

/**
 * Prints what a bet of 10.00 on each price of this moment is worth by the book's chances and what its cash-out pays at
 * once, by sport and odds (decision 018).
 */
export async function run(): Promise<BenchResult[]> {
  const { book } = await openJointHouse();
  const bets = betsOf(book);
  printTable(bets);
  // Floating point blurs the last digits of a share.
  const least = (some: readonly OfferedBet[]) => Number(Math.min(...some.map(paidShare)).toFixed(9));
  const short = inBand(bets, 1, 10);
  const long = inBand(bets, 10, Number.POSITIVE_INFINITY);
  const goal = (value: number) => ({ op: '>=', value }) as const;
  return [
    benchResult({ id: 'cash-out.bets', what: 'bets valued', value: bets.length, unit: 'bets' }),
    benchResult({
      id: 'cash-out.short',
      what: 'lowest offer by fair value below odds of 10',
      value: least(short),
      unit: 'share',
      goal: goal(0.97),
    }),
    benchResult({
      id: 'cash-out.long',
      what: 'lowest offer by fair value from odds of 10 on',
      value: least(long),
      unit: 'share',
      goal: goal(0.95),
    }),
    benchResult({
      id: 'cash-out.highest',
      what: 'highest offer by fair value',
      value: Math.max(...bets.map(paidShare)),
      unit: 'share',
      goal: { op: '<=', value: 1 },
    }),
    benchResult({
      id: 'cash-out.stake',
      what: 'lowest offer at once by stake, odds from 30 to 100',
      value: Math.min(...inBand(bets, 30, 100).map(({ offer }) => offer)),
      unit: 'share',
    }),
  ];
}
