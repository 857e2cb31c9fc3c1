import { tokenCall } from '#shared/contracts/account.ts';
import type { LogPort } from '../log/desktop-log.ts';

/** Headers of the page that say nothing to the back end, or that only this process may set. */
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

/** Cookies of the back end, kept by the main process: the page never sees them. */
export interface CookieStore {
  /** Counts how often everything was taken away: an answer to a call from before brings nothing back. */
  readonly generation: () => number;
  readonly header: () => Promise<string | null>;
  readonly remember: (setCookies: readonly string[], generation: number) => Promise<void>;
}

/** Reads answers that may tell of the end of a session, before the page has them. */
export interface SessionListener {
  readonly isTelling: (path: string) => boolean;
  readonly hear: (answer: { readonly path: string; readonly status: number; readonly body: string }) => Promise<void>;
}

interface ForwardOptions {
  /** Origin of the site. */
  readonly site: string;
  /** Path prefixes that are calls. */
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

/**
 * What the page gets for a body. The user token loses its signature: when it ends can still be read from it, and it opens
 * nothing, for the cookie with the whole one stays here.
 */
const withoutSignature = (body: string) => body.replace(/("token"\s*:\s*"[\w-]+\.[\w-]+)\.[\w-]+"/, '$1."');

/** The body for the page; it is read here where it matters to the session. */
async function bodyFor(path: string, answer: Response, session: SessionListener): Promise<BodyInit | null> {
  if (withoutBody.has(answer.status)) return null;
  if (path === tokenCall.path) return withoutSignature(await answer.text());
  if (!session.isTelling(path)) return answer.body;
  const body = await answer.text();
  await session.hear({ path, status: answer.status, body });
  return body;
}

/**
 * Calls of the window: `app://bundle/web-api/…` goes to the site with the session that this process keeps. The page has
 * no cookies, sends no Origin and needs no CORS. Null: the address is not a call.
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
      // Calls that the page gives up are no failures.
      if (!request.signal.aborted)
        options.log.write('warn', 'protocol', `${request.method} ${url.pathname}: ${reasonOf(error)}`);
      return new Response(UNAVAILABLE, { status: 503, headers: { 'content-type': 'application/json' } });
    }
  };
}
