import * as v from 'valibot';
import { defineCall } from './call.ts';
import { openPaths } from './paths.ts';

/** Answers the menu of the office and the facts about the player that it shows (shell §7). */
export const officeMenuCall = defineCall({
  id: 'officeMenu',
  method: 'GET',
  path: openPaths.officeMenu,
  rate: 'session',
  summary: 'Categories of the office with the ids of their routes, and the facts about the player in the menu',
  auth: true,
  answer: v.object({
    categories: v.array(v.object({ id: v.string(), routes: v.array(v.string()) })),
    user: v.object({
      /** Money on bonus accounts by currency, in minor units. */
      bonus_balance: v.array(v.object({ iso: v.string(), money: v.number() })),
      /** ISO 3166-1, two letters; '' where it is not known. */
      country_code: v.string(),
      /** The player may deposit. */
      recharge_allow: v.boolean(),
      email: v.string(),
      name: v.string(),
    }),
  }),
});
