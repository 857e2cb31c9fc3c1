import { useCallback, useMemo, useRef } from 'react';
import type { Feed } from '#renderer/lib/feed/feed.ts';
import type { OddsRead } from '#renderer/lib/feed/odds-store.ts';
import { useFeedValue, useFollowGames } from '#renderer/lib/feed/use-feed.ts';
import { betKey } from '#renderer/lib/ports/coupon-port.ts';
import type { CurrentLegPrice } from '#shared/contracts/coupon.ts';
import type { CouponBet } from '../coupon-state.ts';
import type { LegNow } from './bet-slip-model.ts';
import { groupNow, selectionsOf } from './group-members.ts';

interface LegRead {
  readonly odds: OddsRead | null;
  /** The game has left the book. */
  readonly isOver: boolean;
  /** Members of a bet builder. */
  readonly members?: readonly (OddsRead | null)[];
}

const NOTHING: readonly LegRead[] = [];

function readLegs(feed: Feed, bets: readonly CouponBet[]): readonly LegRead[] {
  return bets.map(({ selectionId, game, members }) => ({
    odds: feed.odds.read(selectionId),
    isOver: feed.states.isGone(game.id),
    ...(members ? { members: members.map((member) => feed.odds.read(member.selectionId)) } : {}),
  }));
}

const isSame = (a: readonly LegRead[], b: readonly LegRead[]): boolean =>
  a.length === b.length &&
  a.every(
    (leg, index) =>
      leg.odds === b[index]?.odds &&
      leg.isOver === b[index]?.isOver &&
      (leg.members ?? []).every((member, place) => member === b[index]?.members?.[place]),
  );

/** Returns the current state of a leg from the feed; until the feed reports it, whether the book lists it at all. */
export function legNow({ odds, isOver, members }: LegRead, quoted: CurrentLegPrice | undefined): LegNow {
  if (members && !isOver) return groupNow(members, quoted);
  if (isOver || odds?.price === 0) return { state: 'gone' };
  if (odds) return { state: odds.suspended ? 'suspended' : 'open', coef: odds.price };
  return quoted?.coef === null ? { state: 'gone' } : { state: 'unknown' };
}

/**
 * Returns the current state of the coupon's legs, live. Subscribes to whole games, because a bet may be on any market.
 *
 * @param quoted prices of the limits' answer
 */
export function useLegsNow(bets: readonly CouponBet[], quoted: readonly CurrentLegPrice[]): readonly LegNow[] {
  useFollowGames(
    bets.map(({ game }) => game.id),
    'full',
  );
  const watch = useCallback(
    ({ odds, states }: Feed, changed: () => void) => {
      const stops = bets.flatMap((bet) => [
        ...selectionsOf(bet).map((id) => odds.subscribe(id, changed)),
        states.subscribe(bet.game.id, changed),
      ]);
      return () => {
        for (const stop of stops) stop();
      };
    },
    [bets],
  );
  const last = useRef<readonly LegRead[]>(NOTHING);
  const read = (feed: Feed) => {
    const now = readLegs(feed, bets);
    if (!isSame(last.current, now)) last.current = now;
    return last.current;
  };
  const legs = useFeedValue(watch, read, NOTHING);
  return useMemo(
    () =>
      legs.map((leg, index) => {
        const bet = bets[index];
        return legNow(leg, bet && quoted.find((price) => betKey(price) === betKey(bet)));
      }),
    [legs, quoted, bets],
  );
}
