import * as v from 'valibot';
import { type DesktopRelease, desktopReleaseSchema } from '#shared/contracts/desktop-release.ts';

const KEPT_MS = 60_000;
const TIMEOUT_MS = 3000;
const LARGEST_BYTES = 200_000;

interface RemoteOptions {
  readonly fetch?: typeof fetch;
  /** Wall clock, ms. */
  readonly now?: () => number;
}

async function bring(send: typeof fetch, url: string): Promise<DesktopRelease> {
  const answer = await send(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  const text = await answer.text();
  if (text.length > LARGEST_BYTES) throw new Error(`${url} is longer than ${LARGEST_BYTES} characters`);
  return v.parse(desktopReleaseSchema, JSON.parse(text));
}

/**
 * Returns releases that an operator publishes elsewhere: read at most once a minute; the last good ones stay while the
 * address does not answer.
 *
 * @returns the release at an address; rejects until it has answered well once
 */
export function createRemoteReleases({ fetch: send = fetch, now = Date.now }: RemoteOptions = {}) {
  let kept: { readonly url: string; readonly at: number; readonly release: Promise<DesktopRelease> } | null = null;
  return (url: string): Promise<DesktopRelease> => {
    if (kept?.url === url && now() - kept.at < KEPT_MS) return kept.release;
    const earlier = kept?.url === url ? kept.release : null;
    const release = bring(send, url).catch((error: unknown) => earlier ?? Promise.reject(error));
    kept = { url, at: now(), release };
    return release;
  };
}
