import { randomId } from '../ids/random-id.ts';

/**
 * Header with the id of a request: the site makes it, the back end takes it over from the site, and the answer, the log
 * lines of both and the security log carry it. What a browser sends under this name is dropped.
 */
export const REQUEST_ID_HEADER = 'x-request-id';

const FORM = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Returns the id of a request: the one that a trusted sender made, else a new one.
 *
 * @param said value of the header
 * @param isTrusted whether the sender is the site or one of its proxies
 */
export function requestIdOf(said: unknown, isTrusted: boolean): string {
  return isTrusted && typeof said === 'string' && FORM.test(said) ? said : randomId();
}
