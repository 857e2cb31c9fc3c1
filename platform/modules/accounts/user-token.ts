import type { KeyRing } from '../../keys/key-ring.ts';

/** Claims of a user token. */
interface UserTokenClaims {
  /** Player id. */
  readonly sub: string;
  /** Hash of its session; the token ends with the session. */
  readonly sid: string;
  readonly aud: string;
  /** Seconds since the epoch, server clock. */
  readonly iat: number;
  readonly exp: number;
}

export interface UserTokens {
  /** @param audience what the token opens: this platform admits only the default one */
  make(
    userId: number,
    sessionHash: string,
    nowMs: number,
    audience?: string,
  ): { readonly token: string; readonly claims: UserTokenClaims };
  /** The claims of a token that the platform signed, unchanged and not expired; else null. */
  read(token: string, nowMs: number): UserTokenClaims | null;
}

export const USER_TOKEN_LIFE_S = 15 * 60;
const AUDIENCE = 'fairline';
/** Audience of tokens that open video and nothing else (trust G5). */
export const VIDEO_AUDIENCE = 'fairline-video';
const PURPOSE = 'user-token';

/** Returns the only header that is written or accepted for a key, so that a token cannot choose its own algorithm. */
const headerOf = (kid: string) => Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'JWT', kid })).toString('base64url');

/** Returns a token as scripts may read it: with its claims and without the signature that makes it valid. */
export function unsignedToken(token: string): string {
  return token.slice(0, token.lastIndexOf('.') + 1);
}

function isClaims(value: unknown): value is UserTokenClaims {
  if (typeof value !== 'object' || value === null) return false;
  const { sub, sid, aud, iat, exp } = value as Record<string, unknown>;
  const isText = [sub, sid, aud].every((part) => typeof part === 'string');
  return isText && Number.isSafeInteger(iat) && Number.isSafeInteger(exp);
}

function parseClaims(payload: string): UserTokenClaims | null {
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    return isClaims(claims) ? claims : null;
  } catch {
    return null;
  }
}

/**
 * Returns the maker and reader of short-lived tokens of the player (shell §3, auth token): JWT with HMAC-SHA-256 by a
 * signing key, which the header names.
 */
export function createUserTokens(keys: KeyRing): UserTokens {
  const keyOf = new Map(keys.ids.map((id) => [headerOf(id), id]));
  return {
    make(userId, sessionHash, nowMs, aud = AUDIENCE) {
      const iat = Math.floor(nowMs / 1000);
      const claims = { sub: String(userId), sid: sessionHash, aud, iat, exp: iat + USER_TOKEN_LIFE_S };
      const text = `${headerOf(keys.currentId)}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
      return { token: `${text}.${Buffer.from(keys.sign(PURPOSE, text).mac).toString('base64url')}`, claims };
    },
    read(token, nowMs) {
      const [header = '', payload = '', signature = '', ...rest] = token.split('.');
      const keyId = keyOf.get(header);
      if (keyId === undefined || rest.length > 0) return null;
      if (!keys.verify(PURPOSE, `${header}.${payload}`, keyId, Buffer.from(signature, 'base64url'))) return null;
      const claims = parseClaims(payload);
      const isValid = claims?.aud === AUDIENCE && claims.exp * 1000 > nowMs && claims.iat * 1000 <= nowMs;
      return isValid ? claims : null;
    },
  };
}
