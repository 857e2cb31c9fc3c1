import * as v from 'valibot';
import { AWARD_KINDS, AWARD_PERIODS } from '../domain/awards/bet-awards.ts';
import { defineCall } from './call.ts';
import { calendarDay } from './instant.ts';
import { openPaths } from './paths.ts';

/** Records of won bets. They name no player, no stake and no amount. */
export const awardsCall = defineCall({
  id: 'awards',
  method: 'GET',
  path: openPaths.awards,
  rate: 'read',
  summary: 'Records of won bets of this week, of this month and of all time; 404 on a site without their page',
  answer: v.object({
    /** Those that have been set, by period and kind in display order. */
    awards: v.array(
      v.object({
        kind: v.picklist(AWARD_KINDS),
        period: v.picklist(AWARD_PERIODS),
        /** What the bet paid for each unit staked, thousandths. */
        odds: v.number(),
        /** Number of selections that were not returned. */
        legs: v.number(),
        /** Ids of the sports of the selections. */
        sports: v.array(v.number()),
        /** Day of the settlement in UTC. */
        on: calendarDay,
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
});

export type BetAward = v.InferOutput<typeof awardsCall.answer>['awards'][number];
