import type { CashOutRepository } from './cash-out/cash-out-repository.ts';
import type { CouponsRepository, PlacementOutcome, PlacementStep } from './coupons-repository.ts';
import type { EditRepository } from './edit/edit-repository.ts';
import type { WantedOddsRepository } from './wanted-odds/wanted-odds-repository.ts';

/** A placement that was accepted. */
export type AcceptedStep = Extract<PlacementStep, { readonly coupon: unknown }>;

/** A payment to the player of a coupon. */
export interface CouponPayment {
  readonly couponId: number;
  /** What of the stake was cashed out, minor units; null for the settlement. */
  readonly stake: number | null;
  /** Minor units, before tax. */
  readonly amount: number;
  /** Server clock, epoch ms. */
  readonly at: number;
}

/** Hears of what was posted, once, in the process that posted it; nothing waits for it. */
export interface CouponWatcher {
  accepted(couponId: number, step: AcceptedStep): void;
  paid(payment: CouponPayment): void;
}

function hear(watcher: CouponWatcher, step: PlacementStep, outcome: PlacementOutcome): PlacementOutcome {
  if (outcome.status === 'accepted' && !outcome.isReplay && 'coupon' in step) watcher.accepted(outcome.couponId, step);
  return outcome;
}

/** The repository, with acceptances and settlements told to the watcher. */
export function watchedCoupons(repository: CouponsRepository, watcher: CouponWatcher): CouponsRepository {
  return {
    ...repository,
    place: async (step) => hear(watcher, step, await repository.place(step)),
    async settle(step) {
      const outcome = await repository.settle(step);
      if (outcome.status === 'settled' && step.settlement) {
        const { payout, tax = 0 } = step.settlement;
        watcher.paid({ couponId: step.couponId, stake: null, amount: payout + tax, at: step.at });
      }
      return outcome;
    },
  };
}

/** The same for bets that wait for wanted odds. */
export function watchedWantedOdds(wantedOdds: WantedOddsRepository, watcher: CouponWatcher): WantedOddsRepository {
  return { ...wantedOdds, decide: async (step) => hear(watcher, step, await wantedOdds.decide(step)) };
}

/** The same for cash-outs, those by a rule included. */
export function watchedCashOuts(cashOutRepository: CashOutRepository, watcher: CouponWatcher): CashOutRepository {
  return {
    ...cashOutRepository,
    async cashOut(step) {
      const outcome = await cashOutRepository.cashOut(step);
      if (outcome.status === 'sold' && !outcome.isReplay && 'cashOut' in step) {
        const { stake, price } = step.cashOut;
        watcher.paid({ couponId: step.couponId, stake, amount: price, at: step.now });
      }
      return outcome;
    },
    async fire(rule, by) {
      const isCashedOut = await cashOutRepository.fire(rule, by);
      const { stake, price } = by.cashOut;
      if (isCashedOut) watcher.paid({ couponId: rule.couponId, stake, amount: price, at: by.now });
      return isCashedOut;
    },
  };
}

/** The same for edits, which cash a coupon out and place another one. */
export function watchedEdits(edits: EditRepository, watcher: CouponWatcher): EditRepository {
  return {
    ...edits,
    async edit(step) {
      const outcome = await edits.edit(step);
      if (outcome.status === 'edited' && !outcome.isReplay && 'placement' in step) {
        const { stake, price } = step.cashOut;
        watcher.paid({ couponId: step.couponId, stake, amount: price, at: step.now });
        watcher.accepted(outcome.newId, step.placement);
      }
      return outcome;
    },
  };
}
