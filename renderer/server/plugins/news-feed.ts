import type { FastifyInstance } from 'fastify';
import { contentCall, newsCall } from '#shared/contracts/content.ts';
import { isRouteOn } from '#shared/domain/guards/site-offers.ts';
import { NEWS_PAGE } from '#shared/domain/routing/news.ts';
import { ROUTE_FLAGS } from '#shared/domain/routing/route-flags.ts';
import { listedLanguages } from '#shared/domain/seo/alternates.ts';
import { atomFeed } from '../atom-feed.ts';
import { keepFiles, sendFile } from '../kept-files.ts';
import { askForFile, type FileSource, isOpen, mainOriginOf, placeOf, type SitePlace } from '../site-place.ts';

const RETRY_SECONDS = '300';

async function feedText(source: FileSource, place: SitePlace, language: string): Promise<string | 'none' | null> {
  const { config } = place;
  const [list, news] = await Promise.all([
    askForFile(source, config, contentCall, `id=${NEWS_PAGE}&lang=${language}`),
    askForFile(source, config, newsCall, `lang=${language}`),
  ]);
  if (list === 'none' || news === 'none') return 'none';
  if (list === null || news === null) return null;
  return atomFeed({
    origin: mainOriginOf(place),
    language,
    title: `${list.heading} – ${config.brand}`,
    subtitle: list.description,
    author: config.companyName,
    articles: news.articles,
    since: list.versions.at(-1)?.on ?? '1970-01-01',
  });
}

/** Registers the feed of the news in each language that guests may see: `/<language>/news.atom` (RFC 4287). */
export function registerNewsFeed(app: FastifyInstance, source: FileSource): void {
  const keep = keepFiles();
  app.get<{ Params: { language: string } }>(`/:language(^[a-z]{2}$)/${NEWS_PAGE}.atom`, async (request, reply) => {
    const { language } = request.params;
    const place = await placeOf(source.backend, request);
    const away = () =>
      reply
        .code(503)
        .header('retry-after', RETRY_SECONDS)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('The news cannot be read at the moment.\n');
    if (!place || !isOpen(place.config)) return away();
    const isOffered = isRouteOn(place.config, ROUTE_FLAGS.news) && listedLanguages(place.config).includes(language);
    if (!isOffered) return reply.callNotFound();
    const file = await keep(`${place.origin} ${language}`, () => feedText(source, place, language));
    if (file === null) return away();
    if (file === 'none') return reply.callNotFound();
    return sendFile(request, reply, file, 'application/atom+xml');
  });
}
