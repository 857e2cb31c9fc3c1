/**
 * Removes the signature of the user token from the JSON of an answer: the page can still read when the token ends, but
 * cannot use it (trust G5). The whole token is in a cookie that no script reads.
 *
 * @param body text of the answer; another one stays as it is
 */
export function withoutTokenSignature(body: string): string {
  return body.replace(/("token"\s*:\s*"[\w-]+\.[\w-]+)\.[\w-]+"/, '$1."');
}
