import { LRUCache } from 'lru-cache';
import { GEO_COUNTRY_HEADER, type SiteConfig, siteConfigCall } from '#shared/contracts/site-config.ts';
import { GEO_OFF_COOKIE } from '#shared/domain/session-cookies.ts';
import type { RetryPlan } from '#shared/domain/transport/exchange.ts';
import { askAgain } from './ask-again.ts';

export interface BackendAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Properties of a visitor that the site config depends on. */
export interface ConfigVisitor {
  /** ISO 3166 alpha-2; '' when it is not known. */
  readonly country: string;
  /** Value of the cookie that turns off geo restrictions; '' for none. */
  readonly geoOff: string;
}

const ANYBODY: ConfigVisitor = { country: '', geoOff: '' };

interface SiteSettings {
  readonly config: SiteConfig;
  /** Server clock minus the clock of this machine. */
  readonly offsetMs: number;
}

/** Call that the site server makes itself. */
export interface BackendRequest {
  /** Path and query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Makes it a POST. */
  readonly body?: unknown;
  readonly retries?: RetryPlan | undefined;
}

/** Calls of the site server to the operator's back end. */
export interface Backend {
  /**
   * Sends a call with the common headers (shell §7) and the retries of its description; a back end without an answer
   * gives status 503 and a null body.
   */
  readonly ask: (request: BackendRequest) => Promise<BackendAnswer>;
  /** Returns the site config for a visitor, cached for a second; null when the retries of shell §7 fail. */
  readonly config: (visitor?: ConfigVisitor) => Promise<SiteSettings | null>;
}

const TIMEOUT_MS = 8000;
const CONFIG_KEPT_MS = 1000;
/** Config variants in the cache: one for each country, with a margin. */
const MAX_STORED = 300;

interface BackendOptions {
  readonly origin: string;
  /** Version of this site, for the header of every call. */
  readonly version: string;
  /** Replaces the second between two attempts to get the config. */
  readonly configRetryMs?: number | undefined;
  readonly fetch?: typeof fetch;
}

/** Creates the client of the back end at an origin. */
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
      // An answer without a config counts as a failure (shell §5).
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
