import { LRUCache } from 'lru-cache';
import { GEO_COUNTRY_HEADER, type SiteConfig, siteConfigCall } from '#shared/contracts/site-config.ts';
import { GEO_OFF_COOKIE } from '#shared/domain/session-cookies.ts';
import type { RetryPlan } from '#shared/domain/transport/exchange.ts';
import { askAgain } from './ask-again.ts';

export interface BackendAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** What of a visitor the site config depends on. */
export interface ConfigVisitor {
  /** ISO 3166 alpha-2; '' when it is not known. */
  readonly country: string;
  /** Value of the cookie that lifts the geography; '' for none. */
  readonly geoOff: string;
}

const ANYBODY: ConfigVisitor = { country: '', geoOff: '' };

interface SiteSettings {
  readonly config: SiteConfig;
  /** Server clock less this machine's. */
  readonly offsetMs: number;
}

/** One call of the site server itself. */
export interface BackendRequest {
  /** Path and query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Makes it a POST. */
  readonly body?: unknown;
  readonly retries?: RetryPlan | undefined;
}

/** What the site server itself asks the operator's back end. */
export interface Backend {
  /**
   * Asks with the headers of every call (shell §7), again as often as the call says; a back end that does not answer gives
   * status 503 and a null body.
   */
  readonly ask: (request: BackendRequest) => Promise<BackendAnswer>;
  /** Site config as a visitor has it, kept for a second; null when there is none after the retries of shell §7. */
  readonly config: (visitor?: ConfigVisitor) => Promise<SiteSettings | null>;
}

const TIMEOUT_MS = 8000;
const CONFIG_KEPT_MS = 1000;
/** One for each country, and then some. */
const MAX_STORED = 300;

interface BackendOptions {
  readonly origin: string;
  /** Of this site, for the header of every call. */
  readonly version: string;
  /** Instead of the second between two attempts to get the config. */
  readonly configRetryMs?: number | undefined;
  readonly fetch?: typeof fetch;
}

/** The back end at an origin. */
export function createBackend({ origin, version, configRetryMs, fetch: send = fetch }: BackendOptions): Backend {
  const common = { 'x-requested-with': 'XMLHttpRequest', 'x-app-version': version };

  async function once({ path, headers, body }: BackendRequest): Promise<BackendAnswer> {
    const isPost = body !== undefined;
    try {
      const response = await send(new URL(path, origin), {
        method: isPost ? 'POST' : 'GET',
        headers: { ...common, ...headers, ...(isPost ? { 'content-type': 'application/json' } : {}) },
        ...(isPost ? { body: JSON.stringify(body) } : {}),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return { status: response.status, body: await response.json().catch(() => null) };
    } catch {
      return { status: 503, body: null };
    }
  }

  const ask: Backend['ask'] = (request) =>
    request.retries ? askAgain(() => once(request), request.retries) : once(request);

  const { times = 0, everyMs = 0 } = siteConfigCall.retries ?? {};
  const retries = { times, everyMs: configRetryMs ?? everyMs };

  async function load({ country, geoOff }: ConfigVisitor): Promise<SiteSettings | null> {
    const headers = {
      [GEO_COUNTRY_HEADER]: country,
      ...(geoOff === '' ? {} : { cookie: `${GEO_OFF_COOKIE}=${geoOff}` }),
    };
    const { body } = await askAgain(async () => {
      const answer = await once({ path: siteConfigCall.path, headers });
      // An answer that brings no config is none (shell §5).
      const isConfig = answer.status === 200 && (answer.body as { config?: unknown } | null)?.config;
      return isConfig ? answer : { status: 503, body: null };
    }, retries);
    const answer = body as { config: SiteConfig; now?: number } | null;
    return answer ? { config: answer.config, offsetMs: (answer.now ?? Date.now()) - Date.now() } : null;
  }

  const kept = new LRUCache<string, Promise<SiteSettings | null>>({
    max: MAX_STORED,
    ttl: CONFIG_KEPT_MS,
    ttlResolution: 0,
    perf: Date,
  });
  return {
    ask,
    async config(visitor = ANYBODY) {
      const key = `${visitor.country} ${visitor.geoOff}`;
      const known = kept.get(key);
      const loading = known ?? load(visitor);
      if (!known) kept.set(key, loading);
      const settings = await loading;
      if (!settings) kept.delete(key);
      return settings;
    },
  };
}
