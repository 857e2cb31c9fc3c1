import { LRUCache } from 'lru-cache';
import type { CallAnswer } from '#shared/contracts/call.ts';
import { GEO_COUNTRY_HEADER, type SiteConfig, siteConfigCall } from '#shared/contracts/site-config.ts';
import { GEO_OFF_COOKIE } from '#shared/domain/session-cookies.ts';
import type { RetryPlan } from '#shared/domain/transport/exchange.ts';
import { fitAnswer, type ReportAnswer } from '#shared/domain/transport/fit-answer.ts';
import { askAgain } from './ask-again.ts';
import { createBreaker } from './breaker.ts';
import { CONFIG_WAIT_MS, inTime } from './in-time.ts';

export interface BackendAnswer {
  readonly status: number;
  readonly body: unknown;
  /** Headers of the answer; none without an answer. */
  readonly headers?: Headers;
}

/** Properties of a visitor that the site config depends on. */
export interface ConfigVisitor {
  /** ISO 3166 alpha-2; '' when it is not known. */
  readonly country: string;
  /** Value of the cookie that turns off geo restrictions; '' for none. */
  readonly geoOff: string;
  /** Language of the address, two letters; '' when it names none. */
  readonly language: string;
}

const ANYBODY: ConfigVisitor = { country: '', geoOff: '', language: '' };

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
  /**
   * Returns the site config for a visitor, with the defaults of its contract, cached for a second. While it cannot be
   * read, the last one that was read for visitors of the same country is returned, at once; null when there is none and
   * the retries of shell §7 fail or the answer does not fit.
   */
  readonly config: (visitor?: ConfigVisitor) => Promise<SiteSettings | null>;
  /** Whether the back end has lately not answered at all, so that asking it would only cost time. */
  readonly isAway: () => boolean;
  /** Whether the site config could be read at least once. */
  readonly wasThere: () => boolean;
  /** Name of the site, as the last config that was read has it; '' before the first one. */
  readonly brand: () => string;
}

/** A visitor does not wait longer for a page's data; what is cached is served instead. */
const TIMEOUT_MS = 3000;
const CONFIG_KEPT_MS = 1000;
/** Config variants in the cache: one for each country and language that visitors use at a time, with a margin. */
const MAX_STORED = 1000;

interface BackendOptions {
  readonly origin: string;
  /** Version of this site, for the header of every call. */
  readonly version: string;
  /** Headers of every call besides the common ones. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Replaces the second between two attempts to get the config. */
  readonly configRetryMs?: number | undefined;
  readonly fetch?: typeof fetch;
  /** Told of answers that do not fit their contracts. */
  readonly report?: ReportAnswer;
  /** Told once when an earlier site config begins to be served, and once when that ends. */
  readonly warn?: (words: string) => void;
}

/** A config that is being read. */
interface Loading {
  readonly settings: Promise<SiteSettings | null>;
  /** Resolves when the first attempt has failed, while others follow. */
  readonly failing: Promise<null>;
}

/** Returns the address of a call; null for a path that leads to another host. */
function addressOf(path: string, origin: string): URL | null {
  const home = new URL(origin);
  const address = URL.canParse(path, home) ? new URL(path, home) : null;
  return address?.origin === home.origin ? address : null;
}

/** Reads a body; null for one that is no JSON. A body that does not arrive in time is no answer at all. */
async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Returns what sends one call, and the breaker that it keeps. */
function createCaller({
  origin,
  version,
  fetch: send = fetch,
  headers: own = {},
}: Pick<BackendOptions, 'origin' | 'version' | 'fetch' | 'headers'>) {
  // Compression between the site and its back end would cost more than the bytes.
  const plain = { 'accept-encoding': 'identity' };
  const common = { 'x-requested-with': 'XMLHttpRequest', 'x-app-version': version, ...plain, ...own };

  const breaker = createBreaker();

  async function once({ path, headers, body }: BackendRequest): Promise<BackendAnswer> {
    const isPost = body !== undefined;
    const address = addressOf(path, origin);
    if (!address || !breaker.mayAsk()) return { status: 503, body: null };
    try {
      const response = await send(address, {
        method: isPost ? 'POST' : 'GET',
        headers: { ...common, ...headers, ...(isPost ? { 'content-type': 'application/json' } : {}) },
        ...(isPost ? { body: JSON.stringify(body) } : {}),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const answer = { status: response.status, body: await readJson(response), headers: response.headers };
      breaker.answered();
      return answer;
    } catch {
      breaker.failed();
      return { status: 503, body: null };
    }
  }

  return { once, isAway: breaker.isOpen };
}

/** Creates the client of the back end at an origin. */
export function createBackend({
  configRetryMs,
  report = () => {},
  warn = () => {},
  ...calls
}: BackendOptions): Backend {
  const { once, isAway } = createCaller(calls);
  let wasRead = false;
  let brand = '';
  let isOld = false;

  const ask: Backend['ask'] = (request) =>
    request.retries ? askAgain(() => once(request), request.retries) : once(request);

  const { times = 0, everyMs = 0 } = siteConfigCall.retries ?? {};
  const retries = { times, everyMs: configRetryMs ?? everyMs };

  async function load(
    { country, geoOff, language }: ConfigVisitor,
    onFailure: () => void,
  ): Promise<SiteSettings | null> {
    const path = language === '' ? siteConfigCall.path : `${siteConfigCall.path}?lang=${language}`;
    const headers = {
      [GEO_COUNTRY_HEADER]: country,
      ...(geoOff === '' ? {} : { cookie: `${GEO_OFF_COOKIE}=${geoOff}` }),
    };
    const { status, body } = await askAgain(async () => {
      const answer = await once({ path, headers });
      // An answer without a config counts as a failure (shell §5).
      const isConfig = answer.status === 200 && (answer.body as { config?: unknown } | null)?.config;
      if (!isConfig) onFailure();
      return isConfig ? answer : { status: 503, body: null };
    }, retries);
    if (status !== 200) return null;
    const { value, isUsed, issues } = fitAnswer(siteConfigCall, body);
    if (issues.length > 0) report({ call: siteConfigCall.id, path: siteConfigCall.path, issues, isUsed });
    if (!isUsed) return null;
    const { config, now } = value as CallAnswer<typeof siteConfigCall>;
    wasRead = true;
    brand = config.brand;
    if (isOld) warn('the site config can be read again');
    isOld = false;
    const settings = { config, offsetMs: now - Date.now() };
    lastGood.set(`${country} ${geoOff}`, settings);
    return settings;
  }

  function start(visitor: ConfigVisitor): Loading {
    const failing = Promise.withResolvers<null>();
    return { settings: load(visitor, () => failing.resolve(null)), failing: failing.promise };
  }

  /**
   * Returns the last config that was read for the visitor's country; null for none. Another language changes its language
   * alone, which is the site's own where it is not offered.
   */
  function earlier({ country, geoOff, language }: ConfigVisitor): SiteSettings | null {
    const settings = lastGood.get(`${country} ${geoOff}`);
    if (!settings) return null;
    const { config } = settings;
    const spoken = config.languages.includes(language) ? language : config.defaultLanguage;
    return spoken === config.language ? settings : { ...settings, config: { ...config, language: spoken } };
  }

  const kept = new LRUCache<string, Loading>({
    max: MAX_STORED,
    ttl: CONFIG_KEPT_MS,
    ttlResolution: 0,
    perf: Date,
  });
  const lastGood = new LRUCache<string, SiteSettings>({ max: MAX_STORED });
  return {
    ask,
    isAway,
    wasThere: () => wasRead,
    brand: () => brand,
    async config(visitor = ANYBODY) {
      const key = `${visitor.country} ${visitor.language} ${visitor.geoOff}`;
      const known = kept.get(key);
      const loading = known ?? start(visitor);
      if (!known) {
        kept.set(key, loading);
        void loading.settings.then((settings) => {
          if (!settings && kept.peek(key) === loading) kept.delete(key);
        });
      }
      const old = earlier(visitor);
      if (!old) return loading.settings;
      const settings = await inTime(Promise.race([loading.settings, loading.failing]), CONFIG_WAIT_MS);
      if (settings) return settings;
      if (!isOld) warn('the site config cannot be read: the last one that was read is served until it can');
      isOld = true;
      return old;
    },
  };
}
