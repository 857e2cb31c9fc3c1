import * as v from 'valibot';

/** Id of a row that a caller names: what is no whole number that a database holds is no id. */
export const storedId = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const MAX_SMALL = 32_767;

/** Number that a rule of the coupon examines before it is stored in two bytes; the rule may refuse a fraction. */
export const examinedSmallNumber = v.pipe(v.number(), v.minValue(-MAX_SMALL), v.maxValue(MAX_SMALL));

/** Count or position of a coupon that is stored in two bytes. */
export const storedSmallNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_SMALL));
