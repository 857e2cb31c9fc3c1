import { tokenCall } from '#shared/contracts/account.ts';
import { tokenEnd } from '#shared/domain/transport/token-end.ts';
import type { Fetcher, FetchRequest } from '../fetcher.ts';
import type { TokenNews } from './token-share.ts';

/** Whether a request fetches tokens: the remedy of other requests is not applied to itself. */
export const isTokenRequest = ({ path }: Pick<FetchRequest, 'path'>): boolean => path.split('?')[0] === tokenCall.path;

/**
 * Deletes the user token and fetches a new one (shell §7). The token stays in its HttpOnly cookie, which the answer
 * replaces; no script keeps it (trust G5).
 * @returns when the new token ends; null when the session is over
 */
export async function refreshToken(
  send: Fetcher,
  headers: Readonly<Record<string, string>>,
): Promise<TokenNews | null> {
  const { status, body } = await send({
    method: tokenCall.method,
    path: `${tokenCall.path}?force_refresh=true`,
    headers,
  });
  if (status !== 200) return null;
  const { data } = (body ?? {}) as { readonly data?: { readonly token?: unknown } };
  return { until: tokenEnd(String(data?.token ?? '')) };
}
