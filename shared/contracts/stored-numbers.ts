import * as v from 'valibot';

/** Id of a row that a caller names: what is no whole number that a database holds is no id. */
export const storedId = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const MAX_SMALL = 32_767;

const NOT_BELOW_ZERO = 'Must be a whole number, 0 or more';

/** Amount of money in minor units, 0 or more. */
export const wholeAmount = v.pipe(v.number(), v.safeInteger(NOT_BELOW_ZERO), v.minValue(0, NOT_BELOW_ZERO));

/** Coefficient in thousandths, 0 for none. */
export const wholeCoefficient = v.pipe(v.number(), v.safeInteger(NOT_BELOW_ZERO), v.minValue(0, NOT_BELOW_ZERO));

const PRICE = 'Must be a price in whole thousandths, above 0';

/** Price as a player saw it, thousandths. */
export const seenPrice = v.pipe(v.number(), v.safeInteger(PRICE), v.minValue(1, PRICE));

const MAX_PERCENT = 100_000;
const PERCENT = `Must be a percentage from 0 to ${MAX_PERCENT}`;

/** Percentage, with fractions. */
export const wantedPercent = v.pipe(v.number(), v.minValue(0, PERCENT), v.maxValue(MAX_PERCENT, PERCENT));

/** Largest number of a referral. */
export const MAX_REFERRAL = 999_999_999_999;
const REFERRAL = `Must be a whole number from 0 to ${MAX_REFERRAL}`;

/** Number of a referral under which coupons are placed. */
export const referralNumber = v.pipe(
  v.number(),
  v.safeInteger(REFERRAL),
  v.minValue(0, REFERRAL),
  v.maxValue(MAX_REFERRAL, REFERRAL),
);

const SMALL = `Must be a number from 0 to ${MAX_SMALL}`;

/** Number that a rule of the coupon examines before it is stored in two bytes; the rule may refuse a fraction. */
export const examinedSmallNumber = v.pipe(v.number(), v.minValue(0, SMALL), v.maxValue(MAX_SMALL, SMALL));

/** Count or position of a coupon that is stored in two bytes. */
export const storedSmallNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_SMALL));
