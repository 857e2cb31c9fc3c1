import { siteConfigCall } from '#shared/contracts/site-config.ts';
import type { ConnectionTest } from '#shared/host/desktop/network.ts';

interface TestPorts {
  readonly fetch: (url: string, init: RequestInit) => Promise<Pick<Response, 'status'>>;
  /** Returns the proxies for an address in Chromium's form: `PROXY a:1; DIRECT`. */
  readonly resolveProxy: (url: string) => Promise<string>;
  readonly now?: () => number;
  readonly signal?: AbortSignal;
}

const TIMEOUT_MS = 10_000;

/** Errors of Chromium, each with the outcome that helps the player to find the cause. */
const CAUSES: readonly (readonly [RegExp, ConnectionTest['outcome']])[] = [
  [/PROXY_AUTH|PROXY_AUTHENTICATION/, 'proxy_sign_in'],
  [/PROXY|TUNNEL|SOCKS|PAC_/, 'proxy_silent'],
  [/NAME_NOT_RESOLVED|ADDRESS_INVALID|INTERNET_DISCONNECTED|DNS/, 'name'],
  [/CERT|SSL/, 'certificate'],
  [/TIMED_OUT|TimeoutError|AbortError/, 'late'],
];

function outcomeOf(error: unknown): ConnectionTest['outcome'] {
  const text = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  return CAUSES.find(([words]) => words.test(text))?.[1] ?? 'silent';
}

/** Returns the first proxy of Chromium's list as `host:port`; null for a direct connection. */
function proxyOf(list: string): string | null {
  return /^\s*(?:PROXY|HTTPS|SOCKS[45]?|QUIC)\s+([^;\s]+)/.exec(list)?.[1] ?? null;
}

/** Requests the config of a site and reports how that went: any answer of the site is a success. */
export async function connectionTest(site: string, ports: TestPorts): Promise<ConnectionTest> {
  const { fetch, resolveProxy, now = () => performance.now(), signal = AbortSignal.timeout(TIMEOUT_MS) } = ports;
  const url = new URL(siteConfigCall.path, site).href;
  const via = proxyOf(await resolveProxy(url).catch(() => ''));
  const started = now();
  const since = () => Math.max(0, Math.round(now() - started));
  try {
    const { status } = await fetch(url, { method: 'GET', redirect: 'manual', signal });
    return { outcome: status === 407 ? 'proxy_sign_in' : 'good', ms: since(), via };
  } catch (error) {
    return { outcome: outcomeOf(error), ms: since(), via };
  }
}
