import * as v from 'valibot';
import { accountSchema } from './account.ts';

/** Parts of a player's data that pages read again by their own calls when they have changed. */
export const PLAYER_NEWS = [
  'limits',
  'orders',
  'alerts',
  'notices',
  'support',
  'points',
  'friends',
  'settings',
  'payments',
] as const;

/**
 * One event of the channel of a player (decision 049).
 * - accounts: all open accounts as they are now, after a move of money, a switch or a new account
 * - coupon: a coupon was placed, refused or settled, or one of its legs was decided
 * - changed: something was changed that its own call tells
 */
export const playerEventSchema = v.variant('kind', [
  v.object({ kind: v.literal('accounts'), accounts: v.array(accountSchema) }),
  v.object({ kind: v.literal('coupon'), couponId: v.string(), state: v.picklist(['open', 'settled']) }),
  v.object({ kind: v.literal('changed'), about: v.picklist(PLAYER_NEWS) }),
]);

export type PlayerNews = (typeof PLAYER_NEWS)[number];
export type PlayerEvent = v.InferOutput<typeof playerEventSchema>;
