import { tokenCall } from '#shared/contracts/account.ts';
import type { Fetcher } from '../fetcher.ts';
import type { Remedied } from './healer.ts';

/**
 * Deletes the user token and fetches a new one (shell §7). The token itself stays in its HttpOnly cookie, which the
 * answer replaces; no script keeps it (trust G5).
 *
 * @returns no headers of its own when there is a new token; null when the session is over
 */
export async function refreshToken(send: Fetcher, headers: Readonly<Record<string, string>>): Promise<Remedied> {
  const { status } = await send({ method: tokenCall.method, path: `${tokenCall.path}?force_refresh=true`, headers });
  return status === 200 ? {} : null;
}
