import type { Placement } from '#shared/contracts/coupon.ts';
import type { WantedOddsOrder } from '#shared/contracts/wanted-odds.ts';
import type { Pair } from '#shared/domain/game/game-state.ts';
import { answerOf } from '../../../database/function-answer.ts';
import type { Pool } from '../../../database/pool.ts';
import type { GateMoved } from '../../admission/admission-service.ts';
import type { PlacementOutcome, PlacementStep } from '../coupons-repository.ts';
import type { PlacementRefusal } from '../refusal.ts';

/** Facts that are stored with a pending order. */
export interface WantedOddsFacts {
  readonly body: Placement;
  /** Scores of the legs when the order was sent. */
  readonly scores: readonly (Pair | null)[];
  /** Legs as the player saw them. */
  readonly shown: WantedOddsOrder['legs'];
  readonly isLive: boolean;
  readonly arrivedAt: number;
}

/** A pending order. */
export interface WantedOddsRow extends Omit<WantedOddsFacts, 'shown'> {
  readonly userId: number;
  readonly key: string;
  readonly accountId: number;
  readonly requestHash: string;
  readonly until: number;
}

export interface WantedOddsRepository {
  /** Stores a placement that waits; its `step` has `decidesAt`. */
  awaitOdds(step: PlacementStep, facts: WantedOddsFacts): Promise<GateMoved | PlacementOutcome>;
  /** Decides a pending order, once. */
  decide(step: PlacementStep): Promise<GateMoved | PlacementOutcome>;
  /** Cancels a placement that is not decided. */
  cancel(userId: number, key: string, refusal: PlacementRefusal, now: number): Promise<PlacementOutcome>;
  /** All pending orders. */
  open(): Promise<WantedOddsRow[]>;
  /** End of a placement's wait for its odds; null when it does not wait. */
  waitsUntil(userId: number, key: string): Promise<number | null>;
  /** Pending orders of a player, and ended ones that were not shown yet; newest first. */
  ofPlayer(userId: number): Promise<WantedOddsOrder[]>;
  told(userId: number, keys: readonly string[]): Promise<void>;
}

/** Largest number of orders in a player's list. */
const MAX_ROWS = 50;

export function createWantedOddsRepository(sql: Pool): WantedOddsRepository {
  return {
    awaitOdds: (step, facts) =>
      answerOf(
        sql`select place_wanted_odds_order(${JSON.stringify({ ...step, wantedOdds: facts })}::text::jsonb) as answer`,
      ),
    decide: (step) => answerOf(sql`select decide_wanted_odds_order(${JSON.stringify(step)}::text::jsonb) as answer`),
    cancel: (userId, key, refusal, now) =>
      answerOf(
        sql<
          { answer: PlacementOutcome }[]
        >`select cancel_placement(${userId}, ${key}, ${JSON.stringify(refusal)}::text::jsonb, ${now}) as answer`,
      ),
    async open() {
      return [
        ...(await sql<WantedOddsRow[]>`
          select user_id as "userId", key::text as key, account_id as "accountId", request_hash as "requestHash", body,
            scores, is_live as "isLive", arrived_at as "arrivedAt", until
          from wanted_odds_order where state = 'waiting' order by arrived_at`),
      ];
    },
    async waitsUntil(userId, key) {
      const [row] = await sql<{ until: number }[]>`
        select until from wanted_odds_order where user_id = ${userId} and key = ${key} and state = 'waiting'`;
      return row?.until ?? null;
    },
    async ofPlayer(userId) {
      return [
        ...(await sql<WantedOddsOrder[]>`
          select w.key::text as key, w.account_id as "accountId", a.currency as iso,
            (w.body ->> 'amount')::bigint as amount, (w.body ->> 'typeId')::int as "typeId",
            (w.body ->> 'exactCoef')::bigint as "exactCoef",
            coalesce((w.body ->> 'isDropOnScoreChange')::boolean, false) as "isDropOnScoreChange",
            w.until, w.state, w.code, w.coupon_id::text as "couponId", w.shown as legs
          from wanted_odds_order w join account a on a.id = w.account_id
          where w.user_id = ${userId} and (w.state = 'waiting' or not w.is_told)
          order by w.arrived_at desc, w.key limit ${MAX_ROWS}`),
      ];
    },
    async told(userId, keys) {
      if (keys.length > 0) await sql`select tell_wanted_odds_orders(${userId}, ${`{${keys.join(',')}}`}::text::uuid[])`;
    },
  };
}
