import type { CashOutRepository } from './cash-out/cash-out-repository.ts';
import type { CouponsRepository, PlacementOutcome, PlacementStep } from './coupons-repository.ts';
import type { EditRepository } from './edit/edit-repository.ts';
import type { WantedOddsRepository } from './wanted-odds/wanted-odds-repository.ts';

/** The step of a placement that was accepted. */
export type AcceptedStep = Extract<PlacementStep, { readonly coupon: unknown }>;

/** A payment to the player of a coupon. */
export interface CouponPayment {
  readonly couponId: number;
  /** The cashed-out part of the stake, minor units; null for the settlement. */
  readonly stake: number | null;
  /** Minor units, before tax. */
  readonly amount: number;
  /** Server clock, epoch ms. */
  readonly at: number;
}

/** Observer of posted coupons and payments: called once, in the process that posted; no caller waits for it. */
export interface CouponWatcher {
  accepted(couponId: number, step: AcceptedStep): void;
  paid(payment: CouponPayment): void;
}

function hear(watcher: CouponWatcher, step: PlacementStep, outcome: PlacementOutcome): PlacementOutcome {
  if (outcome.status === 'accepted' && !outcome.isReplay && 'coupon' in step) watcher.accepted(outcome.couponId, step);
  return outcome;
}

/** Returns the repository with acceptances and settlements reported to the watcher. */
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

/** Returns the wanted-odds repository with acceptances reported to the watcher. */
export function watchedWantedOdds(wantedOdds: WantedOddsRepository, watcher: CouponWatcher): WantedOddsRepository {
  return { ...wantedOdds, decide: async (step) => hear(watcher, step, await wantedOdds.decide(step)) };
}

/** Returns the cash-out repository with cash-outs reported to the watcher, those by rule included. */
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

/** Returns the edit repository with both parts of an edit reported: the cash-out and the new placement. */
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
