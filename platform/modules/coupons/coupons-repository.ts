import type { DecidingEventRecord } from '#shared/contracts/deciding-event.ts';
import type { AwardPeriod, WonBet } from '#shared/domain/awards/bet-awards.ts';
import type { FriendTerms } from '#shared/domain/friends/friends.ts';
import { answerOf } from '../../database/function-answer.ts';
import type { Pool } from '../../database/pool.ts';
import type { GateMoved } from '../admission/admission-service.ts';
import type { CommonOutcome, DelayStep, OrderStep } from '../orders/orders-service.ts';
import { readArchive } from './archived-coupons-repository.ts';
import type { BonusOutcome } from './bonuses/bonus-outcome.ts';
import { bonusColumns } from './bonuses/bonus-record.ts';
import type { CouponRow, NewCoupon } from './coupon-record.ts';
import { editColumn } from './edit/edit-column.ts';
import type { LiabilityLimits } from './liability-limits.ts';
import type { PlacementRefusal } from './refusal.ts';
import { reservationColumns } from './reservations/reservation-record.ts';

interface PlacementBase extends OrderStep {
  readonly accountId: number;
  readonly amount: number;
  /** Prices for a refusal by BALANCE. */
  readonly prices: PlacementRefusal['prices'];
  /** Arrival of an order that is decided later, server clock, epoch ms; left out, it is `now`. */
  readonly arrivedAt?: number;
  /** The liability limits; left out for a step that takes no bet. */
  readonly liabilityLimits?: LiabilityLimits;
  /** Key of the placement that was answered with the counter-offer which this one accepts. */
  readonly counterOfferKey?: string;
}

/** One write of a placement: accept, delay or refuse it. */
export type PlacementStep = PlacementBase &
  (
    | { readonly coupon: NewCoupon }
    | { readonly refusal: PlacementRefusal; readonly refusalAfterBalance?: true }
    | DelayStep
  );

/** Result of a placement step; `isReplay` when it was known before. */
export type PlacementOutcome =
  | { readonly status: 'accepted'; readonly couponId: number; readonly balance: number; readonly isReplay?: never }
  | { readonly status: 'accepted'; readonly couponId: number; readonly isReplay: true }
  | CommonOutcome<PlacementRefusal>;

export interface LegDecision {
  readonly position: number;
  readonly statusId: number;
  readonly finalScore: readonly [number, number] | null;
  readonly isClosed: boolean;
  /** The event that decided a leg just now; left out when it was not observed in time. */
  readonly decidedBy?: DecidingEventRecord;
  /** The statuses of the members of a bet builder leg. */
  readonly members?: readonly number[];
}

/** A won coupon as a candidate for the record of a period. */
export interface AwardCandidate extends WonBet {
  readonly period: AwardPeriod;
  /** Beginning of the period, server clock, epoch ms. */
  readonly startsAt: number;
  /** Ids of its sports. */
  readonly sports: readonly number[];
}

/** Stake of a settled coupon that counts for the player who invited its player, with what it is counted for. */
export interface FriendStake extends Omit<FriendTerms, 'days'> {
  /** Minor units. */
  readonly stake: number;
  /** ISO 4217. */
  readonly currency: string;
  /** End of the free bet if it is given now, server clock, epoch ms. */
  readonly expiresAt: number;
  /** Players who get none. */
  readonly banned: readonly number[];
}

export interface SettlementStep {
  readonly couponId: number;
  /** The cashed-out part of the stake for which the payout was calculated. */
  readonly cashedOutStake: number;
  readonly at: number;
  readonly legs: readonly LegDecision[];
  /** Set once the money is certain. */
  readonly settlement:
    | (BonusOutcome & {
        readonly tax?: number;
        readonly points: number;
        readonly friend: FriendStake | null;
        readonly awards: readonly AwardCandidate[];
      })
    | null;
}

type SettlementOutcome =
  | { readonly status: 'busy' | 'stale' }
  | { readonly status: 'noted'; readonly userId: number }
  | {
      readonly status: 'settled';
      readonly userId: number;
      readonly accountId: number;
      /** Balance after the credit; null when nothing was credited. */
      readonly balance: number | null;
      /** Player who got a free bet for having invited this one; null for none. */
      readonly rewarded: number | null;
    };

/** A hyper bonus that was just credited; the balance after it in minor units. */
export interface CreditedBonus {
  readonly couponId: number;
  readonly userId: number;
  readonly accountId: number;
  readonly balance: number;
}

/** A coupon of which a leg has another start now. */
interface MovedCoupon {
  readonly couponId: number;
  readonly userId: number;
  readonly state: CouponRow['state'];
}

type MovedStarts =
  | { readonly status: 'stored'; readonly coupons: readonly MovedCoupon[] }
  | { readonly status: 'other-leader' };

export interface CouponsRepository {
  /** The largest stake that the book takes on these legs now, minor units; null without a limit. User 0 is a guest. */
  liabilityRoom(userId: number, iso: string, legs: LiabilityLimits['legs']): Promise<number | null>;
  setFactor(userId: number, factor: number): Promise<void>;
  /** Executes the one database call of a placement. `no_data_found` when the account is not the player's. */
  place(step: PlacementStep): Promise<GateMoved | PlacementOutcome>;
  settle(step: SettlementStep): Promise<SettlementOutcome>;
  /** Games with legs that are undecided or whose end is not stored. */
  openGames(): Promise<number[]>;
  /**
   * Stores the present starts of games with their open legs, and returns the coupons that this has changed; none where
   * the term is over.
   */
  moveStarts(term: number, gameIds: readonly number[]): Promise<readonly MovedCoupon[]>;
  /** Coupons with such legs in these games, by id, behind `after`. */
  openCoupons(gameIds: readonly number[], after: number, limit: number): Promise<CouponRow[]>;
  /** Also finds an archived coupon, as long as the archive exists. */
  byId(couponId: number): Promise<CouponRow | null>;
  /** Credits hyper bonuses that are due by this instant, each once. */
  creditHyperBonuses(now: number): Promise<CreditedBonus[]>;
  /** Those of the given coupons that belong to the player. */
  byIds(userId: number, couponIds: readonly number[]): Promise<CouponRow[]>;
}

/** Selects a coupon with its legs as one JSON array, for `from coupon c`. */
export function couponColumns(sql: Pool) {
  return sql`
    c.id, c.user_id as "userId", c.account_id as "accountId", c.key::text as key, c.type_id as "typeId",
    c.system_value as "systemValue", c.amount - c.cashed_out_stake as amount, c.amount_by_block as "amountByBlock", c.currency as iso, c.decimals,
    c.coef, c.anti_express_coef as "antiExpressCoef", c.anti_margin as "antiMargin", c.max_payout as "maxPayout",
    c.max_payout_limit as "maxPayoutLimit", c.state, c.result, c.payout, c.placed_at as "placedAt",
    c.settled_at as "settledAt",
    (select min(i.arrived_at) from money_intent i
      where i.user_id = c.user_id and i.kind in ('placement', 'edit') and i.key = c.key) as "askedAt",
    jsonb_build_object('cashedOutStake', c.cashed_out_stake, 'cashedOutAmount', c.cashed_out_amount,
      'cashOuts', coalesce((select jsonb_agg(jsonb_build_object('number', s.number, 'stake', s.stake, 'amount', s.amount,
          'by', s.cashed_out_by, 'at', s.at) order by s.number) from coupon_cash_out s where s.coupon_id = c.id), '[]'),
      'rule', (select jsonb_build_object('target', r.target, 'stake', r.stake)
          from cash_out_rule r where r.coupon_id = c.id)) as "cashOut",
    (select u.express_id from coupon_uplift u where u.coupon_id = c.id) as "expressId",
    (select u.percent from coupon_uplift u where u.coupon_id = c.id) as "upliftPercent",
    (select jsonb_build_object('rule', x.rule, 'withheld', x.withheld) from coupon_tax x where x.coupon_id = c.id) as tax,
    (select jsonb_agg(jsonb_build_object(
        'position', l.position, 'selectionId', l.selection_id, 'gameId', l.game_id, 'coef', l.coef, 'seenCoef', l.seen_coef, 'blockId', l.block_id,
        'banker', l.banker, 'isLive', l.is_live, 'snapshot', l.snapshot, 'statusId', l.status_id,
        'finalScore', l.final_score, 'settledAt', l.settled_at, 'isClosed', l.is_closed,
        'decidedBy', l.decided_by, 'group', (select jsonb_build_object('selectionIds', g.selection_ids, 'prices', g.prices,
          'statuses', g.statuses) from coupon_leg_group g where g.coupon_id = l.coupon_id and g.position = l.position)
      ) order by l.position) from coupon_leg l where l.coupon_id = c.id) as legs,
    ${bonusColumns(sql)}, ${editColumn(sql)}, ${reservationColumns(sql)}`;
}

/** Creates the repository of coupons; only database functions move the money. */
export function createCouponsRepository(sql: Pool): CouponsRepository {
  const columns = couponColumns(sql);
  return {
    place: (step) =>
      answerOf(
        sql<
          { answer: GateMoved | PlacementOutcome }[]
        >`select place_coupon(${JSON.stringify(step)}::text::jsonb) as answer`,
      ),
    async liabilityRoom(userId, iso, legs) {
      const [row] = await sql<{ room: number | null }[]>`
        select liability_room(${userId}, ${iso}, ${JSON.stringify(legs)}::text::jsonb) as room`;
      return row?.room ?? null;
    },
    async setFactor(userId, factor) {
      await sql`select set_player_factor(${userId}, ${factor})`;
    },
    settle: (step) =>
      answerOf(
        sql<{ answer: SettlementOutcome }[]>`select settle_coupon(${JSON.stringify(step)}::text::jsonb) as answer`,
      ),
    async openGames() {
      const rows = await sql<{ gameId: number }[]>`
        select distinct game_id as "gameId" from coupon_leg where not is_closed`;
      return rows.map(({ gameId }) => gameId);
    },
    async moveStarts(term, gameIds) {
      const answer = await answerOf(
        sql<
          { answer: MovedStarts }[]
        >`select store_moved_starts(${JSON.stringify({ term, games: gameIds })}::text::jsonb) as answer`,
      );
      return answer.status === 'stored' ? answer.coupons : [];
    },
    async openCoupons(gameIds, after, limit) {
      return [
        ...(await sql<CouponRow[]>`
          select ${columns} from coupon c
          where c.id > ${after} and c.id in (
            select coupon_id from coupon_leg where not is_closed and game_id = any(${`{${gameIds.join(',')}}`}::text::bigint[])
          )
          order by c.id limit ${limit}`),
      ];
    },
    async creditHyperBonuses(now) {
      const rows = await sql<(Omit<CreditedBonus, 'balance'> & { balance: number | null })[]>`
        select c.id as "couponId", c.user_id as "userId", c.account_id as "accountId",
          credit_hyper_bonus(c.id, ${now}) as balance
        from coupon_bonus o join coupon c on c.id = o.coupon_id
        where o.hyper_due_at <= ${now} and o.hyper_credited_at is null and o.hyper_amount > 0`;
      return rows.flatMap(({ balance, ...row }) => (balance === null ? [] : [{ ...row, balance }]));
    },
    async byId(couponId) {
      const read = (from: Pool) =>
        from<CouponRow[]>`select ${couponColumns(from)} from coupon c where c.id = ${couponId}`;
      const [row] = await read(sql);
      if (row) return row;
      const [archived] = await readArchive(sql, read);
      return archived ?? null;
    },
    async byIds(userId, couponIds) {
      return [
        ...(await sql<CouponRow[]>`
          select ${columns} from coupon c
          where c.user_id = ${userId} and c.id = any(${`{${couponIds.join(',')}}`}::text::bigint[])`),
      ];
    },
  };
}
