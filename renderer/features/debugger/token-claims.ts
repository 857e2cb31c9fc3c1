/** Facts about a user token that cannot replace it. */
export interface TokenClaims {
  /** Server clock, epoch ms. */
  readonly madeAt: number;
  readonly endsAt: number;
  readonly audience: string;
  /** Names of all claims. */
  readonly names: readonly string[];
}

const SECOND = 1000;

/**
 * Reads an answer of the token call without keeping the token.
 * @returns null when it contains no readable token
 */
export function readClaims(answer: unknown): TokenClaims | null {
  try {
    const { token } = (answer as { data: { token: string } }).data;
    const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const claims = JSON.parse(atob(payload)) as Readonly<Record<string, unknown>>;
    const { iat, exp, aud } = claims;
    if (typeof iat !== 'number' || typeof exp !== 'number') return null;
    return { madeAt: iat * SECOND, endsAt: exp * SECOND, audience: String(aud ?? ''), names: Object.keys(claims) };
  } catch {
    return null;
  }
}
