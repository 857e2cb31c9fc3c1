/**
 * Returns whether a request names its host more than once (RFC 9112, section 3.2: such a request has to be refused). The
 * parser of Node takes the first name, and a proxy or a cache in front may take another.
 *
 * @param rawHeaders names and values of the headers by turns, as they arrived
 */
export function namesSeveralHosts(rawHeaders: readonly string[]): boolean {
  return rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host').length > 1;
}
