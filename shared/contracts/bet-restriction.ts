import * as v from 'valibot';

const ids = v.optional(v.array(v.pipe(v.number(), v.integer(), v.minValue(1))));
const flag = v.optional(v.boolean());

/** Rule of an operator for bets that the coupon restricts (betting §3, P-12); a part left out names all. */
export const betRestrictionSchema = v.object({
  sports: ids,
  competitions: ids,
  marketTypes: ids,
  section: v.optional(v.picklist(['line', 'live'])),
  isBannedExpress: flag,
  isDisabledBanker: flag,
  isDepend: flag,
});
