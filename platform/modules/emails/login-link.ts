import type { KeyRing } from '../../keys/key-ring.ts';
import { createKeyedHash } from '../../keys/keyed-hash.ts';

/** The fields of shell §7, token login. */
export interface LoginLink {
  /** Kind of the link: 1 for a link in an email. */
  readonly method_id: number;
  readonly token: string;
  readonly sign: string;
  readonly lng: string;
}

/** The only method there is: a link in an email. */
export const EMAIL_METHOD = 1;

/** Seals sign-in links: a link assembled from parts of others is invalid. */
export interface LoginLinks {
  seal(token: string, lng: string): LoginLink;
  isWhole(link: LoginLink): boolean;
}

/** Creates the seal of sign-in links. */
export function createLoginLinks(keys: KeyRing): LoginLinks {
  const signs = createKeyedHash(keys, 'login-link');
  const textOf = (method: number, token: string, lng: string) => `${method}.${lng}.${token}`;
  return {
    seal(token, lng) {
      const sign = signs.of(textOf(EMAIL_METHOD, token, lng)).toString('base64url');
      return { method_id: EMAIL_METHOD, token, sign, lng };
    },
    isWhole: ({ method_id: method, token, sign, lng }) =>
      method === EMAIL_METHOD && signs.isOf(textOf(method, token, lng), Buffer.from(sign, 'base64url')),
  };
}
