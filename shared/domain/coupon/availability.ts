import { blocksOf } from './blocks.ts';
import { type CouponRules, DEFAULT_COUPON_RULES } from './coupon-rules.ts';
import { COUPON_TYPE, COUPON_TYPE_IDS, type CouponTypeId, type EngineLeg } from './types.ts';

/** Legs of a draft, as far as they decide which types it can have. */
export type DraftShape = {
  readonly legs: readonly (Pick<EngineLeg, 'banker' | 'blockId'> & { readonly isQuarterLine?: boolean })[];
  /** a leg is blocked, dependent or banned for express (betting §4) */
  readonly hasLockedLegs: boolean;
  /** anti-express price in thousandths; null when it is not offered, left out while it is unknown */
  readonly antiExpressCoef?: number | null;
};

/** Reasons why a coupon cannot have a type. */
export type Unavailability = 'leg-count' | 'locked-legs' | 'blocks' | 'quarter-line' | 'price' | 'not-offered';

/** Number of legs that a type allows (coupon mathematics §2). */
export type LegRange = { readonly min: number; readonly max: number };

/** Returns the number of legs that a type allows (coupon mathematics §2); bankers count as legs. */
export function legRangeOf(typeId: CouponTypeId, { limits }: CouponRules = DEFAULT_COUPON_RULES): LegRange {
  switch (typeId) {
    case COUPON_TYPE.single:
      return { min: 1, max: 1 };
    case COUPON_TYPE.system:
      return { min: limits.systemMinUnits, max: Math.min(limits.systemMaxLegs, limits.maxLegs) };
    case COUPON_TYPE.multi:
      return { min: limits.multiMinBlocks, max: limits.maxLegs };
    case COUPON_TYPE.condition:
      return { min: limits.conditionMinLegs, max: limits.maxLegs };
    case COUPON_TYPE.lucky:
      return { min: 2, max: limits.luckyMaxLegs };
    case COUPON_TYPE.patent:
      return { min: limits.patentMinLegs, max: limits.patentMaxLegs };
    case COUPON_TYPE.manySingles:
      return { min: 1, max: limits.maxLegs };
    default:
      return { min: 2, max: limits.maxLegs };
  }
}

function fitsLegCount(typeId: CouponTypeId, legs: DraftShape['legs'], rules: CouponRules): boolean {
  const { min, max } = legRangeOf(typeId, rules);
  if (legs.length < min || legs.length > max) return false;
  const units = legs.filter((leg) => leg.banker !== true).length;
  return typeId !== COUPON_TYPE.system || units >= rules.limits.systemMinUnits;
}

/**
 * Returns why a coupon of these legs cannot be of a type (coupon mathematics §2, §4.5, §8.9), or null when it can.
 * Locked legs leave only single and many singles.
 */
export function unavailabilityOf(
  typeId: CouponTypeId,
  shape: DraftShape,
  rules: CouponRules = DEFAULT_COUPON_RULES,
): Unavailability | null {
  const { legs, hasLockedLegs } = shape;
  if (!fitsLegCount(typeId, legs, rules)) return 'leg-count';
  if (typeId === COUPON_TYPE.single || typeId === COUPON_TYPE.manySingles) return null;
  if (hasLockedLegs) return 'locked-legs';
  if (typeId === COUPON_TYPE.antiExpress) return antiExpressUnavailability(shape, rules);
  return hasEnoughBlocks(typeId, legs, rules) ? null : 'blocks';
}

function antiExpressUnavailability(shape: DraftShape, rules: CouponRules): Unavailability | null {
  const isRefused = rules.antiExpress.isQuarterLineRefused && shape.legs.some((leg) => leg.isQuarterLine);
  if (isRefused) return 'quarter-line';
  return shape.antiExpressCoef === null ? 'price' : null;
}

function hasEnoughBlocks(typeId: CouponTypeId, legs: DraftShape['legs'], rules: CouponRules): boolean {
  const ids = blocksOf(legs).map((block) => block.blockId);
  if (typeId === COUPON_TYPE.condition) return ids.length >= rules.limits.conditionMinBlocks;
  if (typeId !== COUPON_TYPE.multi) return true;
  return ids.filter((id) => id !== rules.lobbyBlockId).length >= rules.limits.multiMinBlocks;
}

/**
 * Returns the types that the selector can offer for these legs, in the order of the ids. It ignores blocks, because the
 * player forms them after choosing the type.
 *
 * @param offeredTypes all types of the site
 */
export function availableTypes(
  shape: DraftShape,
  offeredTypes: readonly number[] = COUPON_TYPE_IDS,
  rules: CouponRules = DEFAULT_COUPON_RULES,
): CouponTypeId[] {
  const isAvailable = (typeId: CouponTypeId) => {
    const reason = unavailabilityOf(typeId, shape, rules);
    return reason === null || reason === 'blocks';
  };
  return COUPON_TYPE_IDS.filter((typeId) => offeredTypes.includes(typeId) && isAvailable(typeId));
}

/**
 * Returns the type after a change of legs or bankers (coupon mathematics §2): the same while the number of legs fits,
 * otherwise single for one leg and express for more.
 */
export function typeForLegs(
  typeId: CouponTypeId,
  legs: DraftShape['legs'],
  rules: CouponRules = DEFAULT_COUPON_RULES,
): CouponTypeId {
  if (fitsLegCount(typeId, legs, rules)) return typeId;
  return legs.length > 1 ? COUPON_TYPE.express : COUPON_TYPE.single;
}

/**
 * Decides whether a multi coupon is a system and is sent as one: without a lobby and with one leg in each block (coupon
 * mathematics §2).
 */
export function isMultiASystem(legs: DraftShape['legs'], rules: CouponRules = DEFAULT_COUPON_RULES): boolean {
  const blocks = blocksOf(legs);
  return blocks.every((block) => block.blockId !== rules.lobbyBlockId && block.indexes.length === 1);
}
