import { GEO_COUNTRY_HEADER, type SiteConfig } from '#shared/contracts/site-config.ts';
import { GEO_OFF_COOKIE } from '#shared/domain/session-cookies.ts';

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

interface KnownConfig {
  readonly config: SiteConfig;
  readonly offsetMs: number;
}

/** What the site server itself asks the operator's back end. */
export interface Backend {
  /**
   * One GET with the visitor's cookies, or a POST where there is a body; a back end that does not answer gives status 503
   * and a null body.
   */
  readonly fetchJson: (
    path: string,
    headers: Readonly<Record<string, string>>,
    body?: unknown,
  ) => Promise<BackendAnswer>;
  /** Site config as a visitor has it, kept for a second; null when there is none after the retries of shell §7. */
  readonly config: (visitor: ConfigVisitor) => Promise<KnownConfig | null>;
}

const TIMEOUT_MS = 8000;
const CONFIG_KEPT_MS = 1000;
/** One for each country, and then some. */
const MOST_KEPT = 300;

interface BackendOptions {
  readonly origin: string;
  readonly retries?: number;
  readonly retryMs?: number;
  readonly fetch?: typeof fetch;
}

/** The back end at an origin. */
export function createBackend({ origin, retries = 5, retryMs = 1000, fetch: ask = fetch }: BackendOptions): Backend {
  const fetchJson: Backend['fetchJson'] = async (path, headers, body) => {
    try {
      const response = await ask(new URL(path, origin), {
        ...(body === undefined
          ? { headers }
          : {
              method: 'POST',
              headers: { ...headers, 'content-type': 'application/json' },
              body: JSON.stringify(body),
            }),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return { status: response.status, body: await response.json().catch(() => null) };
    } catch {
      return { status: 503, body: null };
    }
  };
  const kept = new Map<string, { at: number; value: Promise<KnownConfig | null> }>();
  const load = async ({ country, geoOff }: ConfigVisitor) => {
    const headers = {
      'x-requested-with': 'XMLHttpRequest',
      [GEO_COUNTRY_HEADER]: country,
      ...(geoOff === '' ? {} : { cookie: `${GEO_OFF_COOKIE}=${geoOff}` }),
    };
    for (let attempt = 0; attempt <= retries; attempt++) {
      if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, retryMs));
      const { status, body } = await fetchJson('/bff-api/config/all.json', headers);
      const answer = body as { config?: SiteConfig; now?: number } | null;
      if (status === 200 && answer?.config)
        return { config: answer.config, offsetMs: (answer.now ?? Date.now()) - Date.now() };
    }
    return null;
  };
  return {
    fetchJson,
    config: async (visitor) => {
      const key = `${visitor.country} ${visitor.geoOff}`;
      let known = kept.get(key);
      if (!known || Date.now() - known.at > CONFIG_KEPT_MS) {
        if (kept.size >= MOST_KEPT) kept.clear();
        known = { at: Date.now(), value: load(visitor) };
        kept.set(key, known);
      }
      const value = await known.value;
      if (!value) kept.delete(key);
      return value;
    },
  };
}
