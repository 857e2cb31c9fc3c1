import { LRUCache } from 'lru-cache';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import { createRateMeter, type RateMeter } from '#shared/domain/fairness/rate-meter.ts';
import { isSearchBot } from '../lib/page/search-bot.ts';
import { blockedConfig, inputOf, type PageOptions, type Visit } from './fill-page.ts';
import { splitDocument } from './html-template.ts';
import { type SlottedPage, slotPage } from './nonce-slot.ts';
import type { CachedPage } from './page-cache.ts';

/**
 * Pages without server drawing in a second: each lets its browser make the calls that the server would have made, so
 * a back end gets no more of them than from the pages that are drawn at full speed.
 */
const PER_SECOND = 40;
/** Documents that are remembered: one for each language and display of an origin. */
const MAX_KNOWN = 100;
const EVERYBODY = 'everybody';

interface Known {
  /** Config before the verdict of the block service: the same object for a second. */
  readonly base: SiteConfig;
  readonly page: Promise<SlottedPage | null>;
}

/** Makes pages that the browser draws, for visitors whose page the server has no turn to draw. */
export interface UndrawnPages {
  /** Returns the page; null where this visitor gets none: a search bot, a site that cannot make it, or too many. */
  readonly find: (options: PageOptions, visit: Visit) => Promise<CachedPage | null>;
}

async function makePage(options: PageOptions, visit: Visit, config: SiteConfig): Promise<SlottedPage | null> {
  const renderUndrawn = await options.renderUndrawn?.();
  if (!renderUndrawn) return null;
  const { head, html, state, modules, styleModules = [] } = await renderUndrawn(inputOf(options, visit, config));
  return slotPage(splitDocument({ head, html, state, assets: options.assets(modules, styleModules) }));
}

/**
 * Creates the pages without server drawing (decision 061): settings, texts and a placeholder, from which the browser
 * draws the page as it does after a click. The block service is asked all the same. A search bot would index the
 * placeholder, so it is asked to come again instead.
 */
export function createUndrawnPages(
  meter: RateMeter = createRateMeter({ max: PER_SECOND, windowMs: 1000 }),
): UndrawnPages {
  const known = new LRUCache<string, Known>({ max: MAX_KNOWN });

  /** Returns the document of all visitors with this config and this verdict. */
  function shared(options: PageOptions, visit: Visit, config: SiteConfig): Promise<SlottedPage | null> {
    const { request, language, display, config: base } = visit;
    const { block, maintenance } = config;
    const key = JSON.stringify([request.protocol, request.host, language, display, block, maintenance]);
    const found = known.get(key);
    if (found?.base === base) return found.page;
    const page = makePage(options, visit, config);
    known.set(key, { base, page });
    page.catch(() => known.delete(key));
    return page;
  }

  return {
    async find(options, visit) {
      if (!options.renderUndrawn || isSearchBot(visit.request.headers['user-agent'] ?? '')) return null;
      if (meter.count(EVERYBODY) > 0) return null;
      const page = await shared(options, visit, await blockedConfig(options, visit, visit.url));
      return page && { status: 200, page, retryAfterSeconds: 0 };
    },
  };
}
