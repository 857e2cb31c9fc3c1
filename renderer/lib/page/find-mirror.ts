/** Time in which an origin must answer, ms. */
const TIMEOUT_MS = 6000;

/**
 * Whether the site answers at an origin. Checks for the site's own answer: a page that says that the site is blocked
 * also answers.
 * @param origin scheme and host; '' is this page's own
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

/** Returns the first mirror where the site answers; null when none does. */
export async function findMirror(mirrors: readonly string[], ask: typeof fetch = fetch): Promise<string | null> {
  const answers = await Promise.all(mirrors.map((mirror) => isSiteAt(mirror, ask)));
  return mirrors.find((_, index) => answers[index]) ?? null;
}
