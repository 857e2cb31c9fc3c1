import * as v from 'valibot';
import type { FriendTerms } from '#shared/domain/friends/friends.ts';
import { isRouteOn } from '#shared/domain/guards/site-offers.ts';
import { ROUTE_FLAGS } from '#shared/domain/routing/route-flags.ts';

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** What a friend has to do for the free bet of the inviter; null for a site that gives none. */
export const friendsSchema = v.optional(
  v.nullable(
    v.pipe(
      v.object({
        minTimes: whole(1, 10_000),
        minCoef: whole(1001, 1_000_000),
        times: whole(1, 100),
        days: whole(1, 366),
        maxFriends: whole(1, 1000),
      }),
      v.check(({ minTimes, times }) => times <= minTimes, 'a free bet larger than the stake that it is given for'),
    ),
  ),
  null,
);

/** The terms of the demonstration brand: a free bet of the first amount for a friend who stakes ten of them. */
export const DEFAULT_FRIENDS: FriendTerms = { minTimes: 10, minCoef: 1500, times: 1, days: 30, maxFriends: 20 };

/** Returns what friends bring on a site; null where it has no page of theirs. */
export const openFriendTerms = (config: Parameters<typeof isRouteOn>[0], terms: FriendTerms | null) =>
  isRouteOn(config, ROUTE_FLAGS.bringFriend) ? terms : null;
