import { appsModule } from '../modules/apps/apps-module.ts';
import { createApps } from '../modules/apps/apps-service.ts';
import { pricedGames } from '../modules/catalogue/priced-games.ts';
import { contentModule } from '../modules/content/content-module.ts';
import { createContentRepository } from '../modules/content/content-repository.ts';
import { createContent } from '../modules/content/content-service.ts';
import { noticesModule } from '../modules/notices/notices-module.ts';
import { createNotices } from '../modules/notices/notices-service.ts';
import { createOffers } from '../modules/offers/offers-service.ts';
import { redirectsModule } from '../modules/redirects/redirects-module.ts';
import { createCodeCheck } from '../modules/registration/bonus-choices.ts';
import { createBonusRepository } from '../modules/registration/bonus-repository.ts';
import { createPopularRepository } from '../modules/search/popular-repository.ts';
import { searchModule } from '../modules/search/search-module.ts';
import { createSearch } from '../modules/search/search-service.ts';
import { createPromotions } from '../modules/sections/promotions.ts';
import { createSectionFiles } from '../modules/sections/section-files.ts';
import { sectionsModule } from '../modules/sections/sections-module.ts';
import { createSectionsService } from '../modules/sections/sections-service.ts';
import { seoModule } from '../modules/seo/seo-module.ts';
import type { Area, Base, ServicesOf } from './area.ts';
import type { openWorld } from './world.ts';

type ContentParts = Base & ServicesOf<typeof openWorld>;

/** The index of the search is made when the platform answers already. */
const SEARCH_PREPARED_AFTER_MS = 500;

function openSearch({ database, clock, config, shown, names, counters }: ContentParts) {
  return createSearch({
    ...{ book: shown, clock, counters, repository: createPopularRepository(database.sql) },
    priced: (ids) => pricedGames(shown, ids),
    operatorNames: () => config.searchNames(),
    displayNames: names.all,
  });
}

/** Opens what visitors find and read besides games: pages of content, search, notices, sections, packages of the apps. */
export function openContent(parts: ContentParts) {
  const { database, options, clock, config, book, shown, names, onError } = parts;
  const { sectionsDir, releasesDir } = options.environment;
  const search = openSearch(parts);
  const notices = createNotices({ ...database, book, shown, clock, config, onError });
  const content = createContent({
    ...{ book: shown, clock, onError, repository: createContentRepository(database.sql) },
    config: (language) => config.config(language),
    offers: createOffers({
      config,
      isOpen: createCodeCheck({
        ...{ clock, repository: createBonusRepository(database.sql) },
        giftOf: (code) => config.giftOf(code),
      }),
    }),
  });
  return {
    services: { content, notices, search },
    purges: [notices, search],
    leads: [notices],
    starts: [{ start: () => setTimeout(() => search.prepare(), SEARCH_PREPARED_AFTER_MS).unref() }],
    routes({ app, register, feed }) {
      const apps = createApps({ config: () => config.apps(), folder: releasesDir, onError });
      const promotions = createPromotions({ book: shown, names, maxLegs: () => config.config().coupon.maxLegs });
      const sectionFiles = createSectionFiles(sectionsDir);
      const sections = createSectionsService({ sectionFiles, config, content, promotions, onError });
      searchModule(app, { register, search, clock, feedPosition: () => feed.position() });
      redirectsModule(app, { register, config, content });
      seoModule(app, { register, config, content, book: shown });
      contentModule(app, { register, content });
      noticesModule(app, { register, notices });
      sectionsModule(app, { register, sections });
      appsModule(app, { register, apps });
    },
  } satisfies Area<object>;
}
