import { useMemo, useRef } from 'react';
import { selectActiveAccount, selectPlayer } from '#renderer/lib/api/session-api.ts';
import type { FeedStatus } from '#renderer/lib/feed/feed-status.ts';
import { useFeedStatus } from '#renderer/lib/feed/use-feed.ts';
import type { CouponState } from '#renderer/lib/ports/coupon-port.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import type { Account } from '#shared/contracts/account.ts';
import type { CouponLimits, CurrentLegPrice } from '#shared/contracts/coupon.ts';
import { isSameData } from '#shared/domain/data/same-data.ts';
import { useAdvance } from '../held/use-advance.ts';
import { useOffered } from '../offers/use-offered.ts';
import { type NextStep, nextStep } from './next-step.ts';
import { type SlipModel, slipModel } from './slip-model.ts';
import { useLegsNow } from './use-legs-now.ts';
import { useLimits } from './use-limits.ts';

export interface Slip {
  readonly coupon: CouponState;
  readonly model: SlipModel;
  readonly step: NextStep;
  readonly limits: CouponLimits | null;
  readonly account: Account | null;
  readonly feed: FeedStatus;
}

const NOT_TOLD: readonly CurrentLegPrice[] = [];

const kept = <Value>(before: Value | undefined, now: Value): Value =>
  before !== undefined && isSameData(before, now) ? before : now;

/** What an amount being typed leaves as it was stays the same object, so that it is not drawn again. */
function keptParts(before: SlipModel | null, now: SlipModel): SlipModel {
  const legs = now.legs.map((leg, index) => kept(before?.legs[index], leg));
  const isKept = legs.length === before?.legs.length && legs.every((leg, index) => leg === before.legs[index]);
  return {
    ...now,
    legs: isKept ? before.legs : legs,
    rules: kept(before?.rules, now.rules),
    systemValues: kept(before?.systemValues, now.systemValues),
  };
}

/** Everything the slip shows, live. */
export function useSlip(): Slip {
  const coupon = useAppSelector((state) => state.coupon);
  const account = useAppSelector(selectActiveAccount);
  const player = useAppSelector(selectPlayer);
  const config = useAppSelector(selectConfig);
  const feed = useFeedStatus();
  const limits = useLimits(coupon, account?.iso ?? config.defaultCurrency);
  const now = useLegsNow(coupon.bets, limits?.prices ?? NOT_TOLD);
  const offered = useOffered(limits, account?.iso ?? config.defaultCurrency);
  const advance = useAdvance(coupon, account);
  const last = useRef<SlipModel | null>(null);
  const model = useMemo(() => {
    last.current = keptParts(last.current, slipModel({ coupon, now, limits, account, config, offered, advance }));
    return last.current;
  }, [coupon, now, limits, account, config, offered, advance]);
  const step = nextStep({ model, batch: coupon.batch, userId: player?.user_id ?? null, feed });
  return { coupon, model, step, limits, account, feed };
}
