import { legIdentity } from '#shared/domain/builder/leg-identity.ts';
import { COUPON_TYPE, type CouponTypeId } from '#shared/domain/coupon/types.ts';
import type { GameAddress } from '../../simulation/book/book-port.ts';
import type { LiabilitySettings } from '../config/config-service.ts';

/** What the book takes of a coupon, for the database (decision 020): amounts of it are thousandths of the first amount. */
export interface LiabilityLimits {
  readonly legs: readonly {
    readonly selectionId: number;
    /** Identity of the leg: what the book risks is summed by it, since groups share their numbers. */
    readonly key: string;
    /** Thousandths; null for a leg by whose win the book loses nothing. */
    readonly coef: number | null;
    /** The most that may be risked by its selection, and that the player may have on its market. */
    readonly liability: number;
    readonly stake: number;
  }[];
  /** The smallest stake that the coupon can have, minor units; null where it can be no other than the one asked for. */
  readonly minStake: number | null;
  /** Server clock, epoch ms: to then a counter-offer is open. */
  readonly until: number;
}

/** A leg with where it is played; null for a game that the book does not know. */
export interface PricedLeg {
  readonly selectionId: number;
  readonly members?: readonly number[] | undefined;
  readonly coef: number;
  readonly place: Pick<GameAddress, 'competitionId' | 'sportId'> | null;
}

/** The limits of the book, and which competitions are of its top. */
export interface LiabilityPolicy {
  readonly limits: LiabilitySettings;
  readonly isTop: (competitionId: number) => boolean;
}

/** So many units are one first amount. */
const UNITS = 1000;

/**
 * The limits of each leg by sport, tier of the competition and coupon type (decision 020). An anti-express wins by bets
 * that lose, so that its legs add nothing to what the book risks.
 *
 * @param typeId the type that the coupon is placed as; many singles are singles
 */
export function limitedLegs(
  typeId: CouponTypeId,
  legs: readonly PricedLeg[],
  { limits, isTop }: LiabilityPolicy,
): LiabilityLimits['legs'] {
  const { marketTimes, playerTimes, bySport, byTier, byType } = limits;
  const ofType = byType[String(typeId)] ?? 1;
  return legs.map(({ selectionId, members, coef, place }) => {
    const tier = place !== null && isTop(place.competitionId) ? byTier.top : byTier.other;
    const factor = UNITS * tier * (bySport[String(place?.sportId)] ?? 1);
    return {
      selectionId,
      key: legIdentity({ selectionId, members }),
      coef: typeId === COUPON_TYPE.antiExpress ? null : coef,
      liability: marketTimes * factor,
      stake: playerTimes * factor * ofType,
    };
  });
}
