import { tokenCall } from '#shared/contracts/account.ts';
import { withoutTokenSignature } from '#shared/domain/transport/unsigned-token.ts';
import type { LogPort } from '../log/desktop-log.ts';

/** Headers of the page that the back end does not need, or that only the main process may set. */
const droppedFromPage = new Set([
  'host',
  'origin',
  'referer',
  'cookie',
  'authorization',
  'connection',
  'content-length',
]);
const droppedFromBackend = new Set([
  'set-cookie',
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
]);
const withoutBody = new Set([204, 205, 304]);

/** Cookies of the back end, stored in the main process and invisible to the page. */
export interface CookieStore {
  /** Counts how often the store was cleared, so that a late answer cannot restore cookies. */
  readonly generation: () => number;
  readonly header: () => Promise<string | null>;
  readonly remember: (setCookies: readonly string[], generation: number) => Promise<void>;
}

/** Reads answers that may report the end of a session, before the page gets them. */
export interface SessionListener {
  readonly isTelling: (path: string) => boolean;
  readonly hear: (answer: { readonly path: string; readonly status: number; readonly body: string }) => Promise<void>;
}

interface ForwardOptions {
  /** Origin of the site. */
  readonly site: string;
  /** Path prefixes of calls. */
  readonly prefixes: readonly string[];
  readonly cookies: CookieStore;
  readonly session: SessionListener;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly log: LogPort;
}

function outgoingHeaders(request: Request, cookies: string | null): Headers {
  const headers = new Headers();
  for (const [name, value] of request.headers) {
    if (!droppedFromPage.has(name) && !name.startsWith('sec-')) headers.set(name, value);
  }
  if (cookies) headers.set('cookie', cookies);
  return headers;
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const UNAVAILABLE = JSON.stringify({ code: 'UNAVAILABLE', message: 'The site does not answer' });

/** Returns the body for the page, after reading it where the session depends on it. */
async function bodyFor(path: string, answer: Response, session: SessionListener): Promise<BodyInit | null> {
  if (withoutBody.has(answer.status)) return null;
  if (path === tokenCall.path) return withoutTokenSignature(await answer.text());
  if (!session.isTelling(path)) return answer.body;
  const body = await answer.text();
  await session.hear({ path, status: answer.status, body });
  return body;
}

/**
 * Forwards calls of the window: `app://bundle/web-api/…` goes to the site with the stored session. The page has no
 * cookies, sends no Origin and needs no CORS. Null: the address is not a call.
 */
export function createForwarder(options: ForwardOptions): (request: Request) => Promise<Response | null> {
  const { cookies } = options;
  return async (request) => {
    const url = new URL(request.url);
    if (!options.prefixes.some((prefix) => url.pathname.startsWith(`${prefix}/`))) return null;
    const target = new URL(url.pathname + url.search, options.site);
    const generation = cookies.generation();
    const init: RequestInit = {
      method: request.method,
      headers: outgoingHeaders(request, await cookies.header()),
      redirect: 'manual',
      signal: request.signal,
      ...(request.body ? { body: await request.arrayBuffer() } : {}),
    };
    try {
      const answer = await options.fetch(target.href, init);
      const body = await bodyFor(url.pathname, answer, options.session);
      await cookies.remember(answer.headers.getSetCookie(), generation);
      const headers = new Headers();
      for (const [name, value] of answer.headers) if (!droppedFromBackend.has(name)) headers.set(name, value);
      return new Response(body, { status: answer.status, headers });
    } catch (error) {
      // A call that the page has cancelled is no failure.
      if (!request.signal.aborted)
        options.log.write('warn', 'protocol', `${request.method} ${url.pathname}: ${reasonOf(error)}`);
      return new Response(UNAVAILABLE, { status: 503, headers: { 'content-type': 'application/json' } });
    }
  };
}
