import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { useOddsMoves } from '#renderer/lib/feed/use-odds-moves.ts';
import type { CallBody } from '#shared/contracts/call.ts';
import type { CouponLimits, couponLimitsCall } from '#shared/contracts/coupon.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { useCouponLimitsQuery } from '../api.ts';
import type { CouponState } from '../coupon-state.ts';
import { blockStakes } from '../types/block-types.ts';
import { membersOf, selectionsOf } from './group-members.ts';

type LimitsBody = CallBody<typeof couponLimitsCall>;

/** Ms without a change before limits are requested, so that several pressed prices make one request. */
const REST_MS = 250;
/** Ms between requests: limits change with prices. */
const POLL_MS = 30_000;

/** Returns the question for the limits and prices of these bets. */
export function limitsBody(
  {
    bets,
    typeId,
    systemValue,
    amountByBlockId,
  }: Pick<CouponState, 'amountByBlockId' | 'bets' | 'systemValue' | 'typeId'>,
  iso: string,
): LimitsBody {
  return {
    typeId,
    iso,
    systemValue,
    ...(typeId === COUPON_TYPE.condition ? { amountByBlockId: blockStakes(typeId, bets, amountByBlockId, iso) } : {}),
    bets: bets.map(({ selectionId, banker, blockId, members }) => ({
      selectionId,
      ...membersOf({ members }),
      ...(banker ? { banker } : {}),
      ...(blockId === undefined ? {} : { blockId }),
    })),
  };
}

/** Returns the question for the limits of the bet slip, which may hold a bonus bet. */
export function slipLimitsBody(coupon: CouponState, iso: string): LimitsBody {
  return { ...(coupon.choices.manuallyDeletedBonusBet ? {} : { isBonusBet: true }), ...limitsBody(coupon, iso) };
}

function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Returns the limits of the current coupon; null until the platform answers. */
export function useLimits(coupon: CouponState, iso: string): CouponLimits | null {
  const asked = JSON.stringify(slipLimitsBody(coupon, iso));
  const settled = useSettledText(asked);
  const body = JSON.parse(settled) as LimitsBody;
  const isAsked = body.bets.length > 0;
  const { currentData, refetch } = useCouponLimitsQuery(isAsked ? { body } : skipToken, {
    pollingInterval: POLL_MS,
    skipPollingIfUnfocused: true,
  });
  const joined = coupon.bets.flatMap((bet) => (bet.members ? selectionsOf(bet) : []));
  useOddsMoves(joined, () => void (isAsked && refetch()));
  return settled === asked ? (currentData ?? null) : null;
}
