/** Parameter of an address with the code that a registration begins with; partners count it too (betting §9). */
const PARAMETER = 'bwpromocode';

const CODE = /^[A-Z0-9-]{3,40}$/;

/**
 * Returns the registration code that an address names, in capitals; '' for none, and for what cannot be a code.
 *
 * @param query with or without its question mark
 */
export function codeOfAddress(query: string): string {
  const code = (new URLSearchParams(query).get(PARAMETER) ?? '').trim().toUpperCase();
  return CODE.test(code) ? code : '';
}

/**
 * Returns a query that names a registration code instead of any that it had, with its question mark.
 *
 * @param query with or without its question mark
 */
export function withRegistrationCode(query: string, code: string): string {
  const all = new URLSearchParams(query);
  all.set(PARAMETER, code);
  return `?${all}`;
}
