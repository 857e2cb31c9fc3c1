import type { KeyRing } from '../../keys/key-ring.ts';
import { createKeyedHash } from '../../keys/keyed-hash.ts';

/** The fields of shell §7, token login. */
export interface LoginLink {
  /** Kind of the link: 1 for a sign-in, 2 for a session for withdrawing money. */
  readonly method_id: number;
  readonly token: string;
  readonly sign: string;
  readonly lng: string;
}

/** What the links in emails open. */
export const LINK_METHODS = { login: 1, withdrawal_link: 2 } as const;

export type LinkMethod = keyof typeof LINK_METHODS;

/** Seals sign-in links: a link assembled from parts of others is invalid. */
export interface LoginLinks {
  seal(method: LinkMethod, token: string, lng: string): LoginLink;
  /** Returns what a whole link opens; null for another one. */
  methodOf(link: LoginLink): LinkMethod | null;
}

/** Creates the seal of sign-in links. */
export function createLoginLinks(keys: KeyRing): LoginLinks {
  const signs = createKeyedHash(keys, 'login-link');
  const textOf = (method: number, token: string, lng: string) => `${method}.${lng}.${token}`;
  return {
    seal(name, token, lng) {
      const method = LINK_METHODS[name];
      const sign = signs.of(textOf(method, token, lng)).toString('base64url');
      return { method_id: method, token, sign, lng };
    },
    methodOf({ method_id: method, token, sign, lng }) {
      const isWhole = signs.isOf(textOf(method, token, lng), Buffer.from(sign, 'base64url'));
      const names = Object.keys(LINK_METHODS) as LinkMethod[];
      return (isWhole && names.find((name) => LINK_METHODS[name] === method)) || null;
    },
  };
}
