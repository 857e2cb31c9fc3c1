/** How long a place has to answer. */
const TIMEOUT_MS = 6000;

/**
 * Whether the site answers at an origin. Its own word is looked for, not just any answer: a page that says that the site
 * is blocked is an answer too.
 *
 * @param origin scheme and host; '' is the one of this page
 */
export async function isSiteAt(origin: string, ask: typeof fetch = fetch): Promise<boolean> {
  try {
    const answer = await ask(`${origin}/healthz`, {
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body: unknown = answer.ok ? await answer.json() : null;
    return typeof body === 'object' && body !== null && 'status' in body && body.status === 'ok';
  } catch {
    return false;
  }
}

/** The first of the mirrors, in their order, at which the site answers; null when it answers at none. */
export async function findMirror(mirrors: readonly string[], ask: typeof fetch = fetch): Promise<string | null> {
  const answers = await Promise.all(mirrors.map((mirror) => isSiteAt(mirror, ask)));
  return mirrors.find((_, index) => answers[index]) ?? null;
}
