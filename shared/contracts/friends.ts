import * as v from 'valibot';
import { defineCall } from './call.ts';
import { shownInstant } from './instant.ts';
import { openPaths } from './paths.ts';

const whole = v.pipe(v.number(), v.safeInteger());

/** Answers the player's link, what it gives, and the friends who came by it: without their addresses and numbers. */
export const friendsCall = defineCall({
  id: 'friends',
  method: 'GET',
  path: openPaths.friends,
  rate: 'session',
  summary: 'The player’s own link, its terms, and a page of the friends who opened accounts by it, the newest first',
  auth: true,
  query: v.object({
    /** Id of the last friend of the page before; left out for the first page. */
    before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
  }),
  answer: v.object({
    code: v.string(),
    /** Path and query of the link, such as `/?bf=AB23CD45`. */
    path: v.string(),
    /** What a friend has to do, and what the player gets; null where the site gives nothing. */
    terms: v.nullable(
      v.object({
        /** Own money that a friend stakes on settled bets, and value of the free bet; minor units of `iso`. */
        stake: whole,
        value: whole,
        /** Currency of the player’s main account, ISO 4217. A friend stakes as much in another one. */
        iso: v.string(),
        /** Least coefficient of bets that count, and of the free bet, thousandths. */
        minCoef: v.number(),
        /** Number of days for which the free bet can be used. */
        days: v.number(),
        /** Number of friends who bring a free bet. */
        maxFriends: v.number(),
      }),
    ),
    friends: v.array(
      v.object({
        /** Cursor of the list; it says nothing about the friend. */
        id: v.number(),
        /** First letter of the address (`a…@…`), or first digits of the number (`12…`). */
        name: v.string(),
        /** Server clock, epoch ms. */
        joinedAt: shownInstant,
        state: v.picklist(['joined', 'rewarded', 'not-counted']),
        /** Free bet that the friend brought, value in minor units; null for none. */
        reward: v.nullable(v.object({ value: whole, iso: v.string(), code: v.string() })),
      }),
    ),
    hasMore: v.boolean(),
  }),
  errors: ['NOT_FOUND'],
});

export type FriendsAnswer = v.InferOutput<typeof friendsCall.answer>;
