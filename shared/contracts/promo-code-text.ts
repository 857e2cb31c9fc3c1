import * as v from 'valibot';

/** How a code is written: capitals, digits and hyphens; what is typed may be in small letters. */
export const promoCodeText = v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z0-9-]{3,40}$/));
