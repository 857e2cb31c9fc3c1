import { legIdentity } from '#shared/domain/builder/leg-identity.ts';
import { COUPON_TYPE, type CouponTypeId } from '#shared/domain/coupon/types.ts';
import type { GameAddress } from '../../simulation/book/book-port.ts';
import type { LiabilitySettings } from '../config/config-service.ts';

/** Liability limits of a coupon, for the database (decision 020); its amounts are thousandths of the first amount. */
export interface LiabilityLimits {
  readonly legs: readonly {
    readonly selectionId: number;
    /** Identity of the leg, by which the liability is summed, since groups may share their numbers. */
    readonly key: string;
    /** Thousandths; null for a leg whose win costs the book nothing. */
    readonly coef: number | null;
    /** The largest liability of its selection, and the largest stake of the player on its market. */
    readonly liability: number;
    readonly stake: number;
  }[];
  /** The smallest stake that the coupon can have, minor units; null when it can only have the requested one. */
  readonly minStake: number | null;
  /** End of a counter-offer, server clock, epoch ms. */
  readonly until: number;
}

/** A leg with its sport and competition; null for a game that the book does not know. */
export interface PricedLeg {
  readonly selectionId: number;
  readonly members?: readonly number[] | undefined;
  readonly coef: number;
  readonly place: Pick<GameAddress, 'competitionId' | 'sportId'> | null;
}

/** The operator's liability limits, and which competitions are of the top tier. */
export interface LiabilityPolicy {
  readonly limits: LiabilitySettings;
  readonly isTop: (competitionId: number) => boolean;
}

/** Units of one first amount. */
const UNITS = 1000;

/**
 * Returns the limits of each leg by sport, tier of the competition and coupon type (decision 020). An anti-express wins
 * by bets that lose, so its legs add nothing to the liability.
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
