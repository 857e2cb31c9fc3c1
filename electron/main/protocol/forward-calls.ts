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
export interface CookieKeeper {
  readonly header: () => Promise<string | null>;
  readonly remember: (setCookies: readonly string[]) => Promise<void>;
}

interface ForwardOptions {
  /** Origin of the site. */
  readonly site: string;
  /** Path prefixes that are calls. */
  readonly prefixes: readonly string[];
  readonly cookies: CookieKeeper;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
}

function outgoingHeaders(request: Request, cookies: string | null): Headers {
  const headers = new Headers();
  for (const [name, value] of request.headers) {
    if (!droppedFromPage.has(name) && !name.startsWith('sec-')) headers.set(name, value);
  }
  if (cookies) headers.set('cookie', cookies);
  return headers;
}

/**
 * Calls of the window: `app://bundle/web-api/…` goes to the site with the session that this process keeps. The page has
 * no cookies, sends no Origin and needs no CORS. Null: the address is not a call.
 */
export function createForwarder(options: ForwardOptions): (request: Request) => Promise<Response | null> {
  return async (request) => {
    const url = new URL(request.url);
    if (!options.prefixes.some((prefix) => url.pathname.startsWith(`${prefix}/`))) return null;
    const target = new URL(url.pathname + url.search, options.site);
    const init: RequestInit = {
      method: request.method,
      headers: outgoingHeaders(request, await options.cookies.header()),
      redirect: 'manual',
      signal: request.signal,
      ...(request.body ? { body: await request.arrayBuffer() } : {}),
    };
    let answer: Response;
    try {
      answer = await options.fetch(target.href, init);
    } catch {
      const body = JSON.stringify({ code: 'UNAVAILABLE', message: 'The site does not answer' });
      return new Response(body, { status: 503, headers: { 'content-type': 'application/json' } });
    }
    await options.cookies.remember(answer.headers.getSetCookie());
    const headers = new Headers();
    for (const [name, value] of answer.headers) if (!droppedFromBackend.has(name)) headers.set(name, value);
    return new Response(withoutBody.has(answer.status) ? null : answer.body, { status: answer.status, headers });
  };
}
