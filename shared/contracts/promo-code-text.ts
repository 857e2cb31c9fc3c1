import * as v from 'valibot';

/** Text of a promo code: capitals, digits and hyphens; typed lower case is raised. */
export const promoCodeText = v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z0-9-]{3,40}$/));
