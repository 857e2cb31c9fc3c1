import type { SiteConfig } from '#shared/contracts/site-config.ts';

export interface BackendAnswer {
  readonly status: number;
  readonly body: unknown;
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
  /** Site config, kept for a second; null when there is none after the retries of shell §7. */
  readonly config: () => Promise<{ config: SiteConfig; offsetMs: number } | null>;
}

const TIMEOUT_MS = 8000;
const CONFIG_KEPT_MS = 1000;

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
  let kept: { at: number; value: Promise<{ config: SiteConfig; offsetMs: number } | null> } | undefined;
  const load = async () => {
    for (let attempt = 0; attempt <= retries; attempt++) {
      if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, retryMs));
      const { status, body } = await fetchJson('/bff-api/config/all.json', { 'x-requested-with': 'XMLHttpRequest' });
      const answer = body as { config?: SiteConfig; now?: number } | null;
      if (status === 200 && answer?.config)
        return { config: answer.config, offsetMs: (answer.now ?? Date.now()) - Date.now() };
    }
    return null;
  };
  return {
    fetchJson,
    config: async () => {
      if (!kept || Date.now() - kept.at > CONFIG_KEPT_MS) kept = { at: Date.now(), value: load() };
      const value = await kept.value;
      if (!value) kept = undefined;
      return value;
    },
  };
}
