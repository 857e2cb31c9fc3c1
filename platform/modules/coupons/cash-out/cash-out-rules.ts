import type { CashOutRule } from '#shared/contracts/cash-out-record.ts';
import { isDivisible, partPrice } from '#shared/domain/coupon/cash-out/cash-out-price.ts';
import type { Leader } from '../../../database/leader.ts';
import { ApiError } from '../../../plugins/api-error.ts';
import { prepareCashOut } from '../builder/group-cash-out.ts';
import { type CouponRow, toEngineCoupon } from '../coupon-record.ts';
import { cashOutEntry } from './cash-out-entry.ts';
import { cashOutDelayOf, priceCoupon } from './cash-out-price.ts';
import type { StoredRule } from './cash-out-repository.ts';
import type { CashOutDependencies, CashOutService } from './cash-out-service.ts';

export type RuleAnswer =
  | { readonly status: 'set'; readonly rule: CashOutRule }
  | { readonly status: 'refused'; readonly code: 'SETTLED' | 'STAKE_CHANGED' | 'NOT_DIVISIBLE' };

/** Auto cash-out rules, which the platform follows whether or not the player is signed in (peers (c)1). */
export interface CashOutRules {
  /** ApiError COUPON_UNKNOWN. */
  set(userId: number, couponId: number, rule: CashOutRule): Promise<RuleAnswer>;
  /** Removes a rule; returns whether there was one. ApiError COUPON_UNKNOWN. */
  remove(userId: number, couponId: number): Promise<boolean>;
  /** Cashes out every coupon whose price has reached its target, in the leading process only. */
  fireAll(): Promise<void>;
}

const PAGE = 200;

/**
 * Creates the rule service. A rule that is older than the live delay was set before the news that fires it, so it fires
 * at once; a younger one of a live coupon waits, or it would be a cash-out without the delay.
 */
export function createCashOutRules(
  dependencies: CashOutDependencies & { readonly leader: Pick<Leader, 'term'> },
  cashOuts: Pick<CashOutService, 'announce'>,
): CashOutRules {
  const { leader, clock, repository, cashOutRepository, settings, watcher, onError } = dependencies;

  async function fire(rule: StoredRule, row: CouponRow): Promise<void> {
    const { term } = leader;
    if (term === null) return;
    await prepareCashOut(row, dependencies.book);
    const priced = priceCoupon(row, dependencies);
    if ('reason' in priced || priced.price < rule.target) return;
    if (clock.now() < rule.setAt + cashOutDelayOf(row, dependencies) * 1000) return;
    const stake = Math.min(rule.stake ?? row.amount, row.amount);
    const price = partPrice(priced.price, stake, row.amount);
    if (price < 1) return;
    const cashOut = cashOutEntry(row, stake, price, settings());
    const now = clock.now();
    const wasCashedOut = await cashOutRepository.fire(rule, { userId: row.userId, now, cashOut, term });
    if (!wasCashedOut) return;
    watcher.paid({ couponId: row.id, stake, amount: price, at: now });
    const after = await repository.byId(row.id);
    if (after) await cashOuts.announce(after);
  }

  return {
    async set(userId, couponId, rule) {
      const row = await repository.byId(couponId);
      if (row?.userId !== userId) throw new ApiError('COUPON_UNKNOWN');
      const isPart = rule.stake !== null && rule.stake < row.amount;
      if (isPart && !isDivisible(toEngineCoupon(row))) return { status: 'refused', code: 'NOT_DIVISIBLE' };
      const outcome = await cashOutRepository.setRule(userId, couponId, rule, clock.now());
      if (outcome === 'unknown') throw new ApiError('COUPON_UNKNOWN');
      if (outcome === 'set') return { status: 'set', rule };
      return { status: 'refused', code: outcome === 'settled' ? 'SETTLED' : 'STAKE_CHANGED' };
    },
    async remove(userId, couponId) {
      const outcome = await cashOutRepository.removeRule(userId, couponId);
      if (outcome === 'unknown') throw new ApiError('COUPON_UNKNOWN');
      return outcome === 'was';
    },
    async fireAll() {
      let after = 0;
      for (;;) {
        const rules = await cashOutRepository.rules(after, PAGE);
        for (const rule of rules) {
          const row = await repository.byId(rule.couponId);
          if (row) await fire(rule, row).catch(onError);
        }
        after = rules.at(-1)?.couponId ?? after;
        if (rules.length < PAGE) return;
      }
    },
  };
}
