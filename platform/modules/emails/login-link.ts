import { createHmac, timingSafeEqual } from 'node:crypto';

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

/** @param secret the same in every process */
export function createLoginLinks(secret: Uint8Array): LoginLinks {
  const signOf = (method: number, token: string, lng: string) =>
    createHmac('sha256', secret).update(`login-link.${method}.${lng}.${token}`).digest('base64url');
  return {
    seal: (token, lng) => ({ method_id: EMAIL_METHOD, token, sign: signOf(EMAIL_METHOD, token, lng), lng }),
    isWhole({ method_id: method, token, sign, lng }) {
      const [given, expected] = [Buffer.from(sign), Buffer.from(signOf(method, token, lng))];
      return method === EMAIL_METHOD && given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
