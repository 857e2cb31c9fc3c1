import { useMemo, useRef, useState } from 'react';
import { selectPlayerConfig } from '#renderer/lib/api/player-config.ts';
import { selectActiveAccount, selectPlayer } from '#renderer/lib/api/session-api.ts';
import type { FeedStatus } from '#renderer/lib/feed/feed-status.ts';
import { useFeedStatus } from '#renderer/lib/feed/use-feed.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import type { Account } from '#shared/contracts/account.ts';
import type { CouponLimits, CurrentLegPrice } from '#shared/contracts/coupon.ts';
import { isSameData } from '#shared/domain/data/same-data.ts';
import { useBonusTerms } from '../bonuses/use-bonus-terms.ts';
import type { CouponState } from '../coupon-state.ts';
import { useAdvance } from '../review-and-advance/use-advance.ts';
import { type BetSlipModel, betSlipModel } from './bet-slip-model.ts';
import { type NextStep, nextStep } from './next-step.ts';
import { useLegsNow } from './use-legs-now.ts';
import { useLimits } from './use-limits.ts';

export interface BetSlipState {
  readonly coupon: CouponState;
  readonly model: BetSlipModel;
  readonly step: NextStep;
  readonly limits: CouponLimits | null;
  readonly account: Account | null;
  readonly feed: FeedStatus;
}

const NOT_TOLD: readonly CurrentLegPrice[] = [];

const preserved = <Value>(before: Value | undefined, now: Value): Value =>
  before !== undefined && isSameData(before, now) ? before : now;

/** Reuses the unchanged parts of the previous model, so that typing an amount does not render them again. */
function preservedParts(before: BetSlipModel | null, now: BetSlipModel): BetSlipModel {
  const legs = now.legs.map((leg, index) => preserved(before?.legs[index], leg));
  const isSame = legs.length === before?.legs.length && legs.every((leg, index) => leg === before.legs[index]);
  return {
    ...now,
    legs: isSame ? before.legs : legs,
    rules: preserved(before?.rules, now.rules),
    systemValues: preserved(before?.systemValues, now.systemValues),
  };
}

/** Returns the bets as the platform described them last: while limits are asked for again, a moved game stays moved. */
function useToldPrices(limits: CouponLimits | null): readonly CurrentLegPrice[] {
  const [told, keep] = useState(limits?.prices ?? NOT_TOLD);
  const now = limits?.prices ?? told;
  if (now !== told) keep(now);
  return now;
}

/** Returns everything that the bet slip shows, live. */
export function useBetSlip(): BetSlipState {
  const coupon = useAppSelector((state) => state.coupon);
  const account = useAppSelector(selectActiveAccount);
  const player = useAppSelector(selectPlayer);
  const config = useAppSelector(selectPlayerConfig);
  const feed = useFeedStatus();
  const limits = useLimits(coupon, account?.iso ?? config.defaultCurrency);
  const now = useLegsNow(coupon.bets, limits?.prices ?? NOT_TOLD);
  const told = useToldPrices(limits);
  const bonusTerms = useBonusTerms(limits, account?.iso ?? config.defaultCurrency);
  const advance = useAdvance(coupon, account);
  const last = useRef<BetSlipModel | null>(null);
  const model = useMemo(() => {
    last.current = preservedParts(
      last.current,
      betSlipModel({ coupon, now, told, limits, account, config, bonusTerms, advance }),
    );
    return last.current;
  }, [coupon, now, told, limits, account, config, bonusTerms, advance]);
  const step = nextStep({ model, batch: coupon.batch, userId: player?.user_id ?? null, feed });
  return { coupon, model, step, limits, account, feed };
}
