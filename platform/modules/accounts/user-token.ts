import { createHmac, timingSafeEqual } from 'node:crypto';

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
/** The only header that is written or accepted, so that a token cannot choose its own algorithm. */
const HEADER = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'JWT' })).toString('base64url');

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
 * Returns the maker and reader of short-lived tokens of the player (shell §3, auth token): JWT with HMAC-SHA-256.
 *
 * @param secret 32 random bytes, the same in every process
 */
export function createUserTokens(secret: Uint8Array): UserTokens {
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest();
  return {
    make(userId, sessionHash, nowMs, aud = AUDIENCE) {
      const iat = Math.floor(nowMs / 1000);
      const claims = { sub: String(userId), sid: sessionHash, aud, iat, exp: iat + USER_TOKEN_LIFE_S };
      const text = `${HEADER}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
      return { token: `${text}.${sign(text).toString('base64url')}`, claims };
    },
    read(token, nowMs) {
      const [header, payload = '', signature = '', ...rest] = token.split('.');
      if (header !== HEADER || rest.length > 0) return null;
      const expected = sign(`${header}.${payload}`);
      const given = Buffer.from(signature, 'base64url');
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const claims = parseClaims(payload);
      const isValid = claims?.aud === AUDIENCE && claims.exp * 1000 > nowMs && claims.iat * 1000 <= nowMs;
      return isValid ? claims : null;
    },
  };
}
