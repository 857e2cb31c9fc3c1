import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallAnswer } from '#shared/contracts/call.ts';
import { SITE_MAP_PARTS, type SiteMapPart, siteMapCall } from '#shared/contracts/seo.ts';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import { isIndexable } from '#shared/domain/seo/indexing.ts';
import { type FileAnswer, keepFiles, sendFile } from '../kept-files.ts';
import { siteMapFile, siteMapIndex } from '../site-map-xml.ts';
import { askForFile, type FileSource, isOpen, mainOriginOf, placeOf, type SitePlace } from '../site-place.ts';
import { backendPrefixes } from './proxy.ts';

const RETRY_SECONDS = '300';
const FILE = /^([a-z]+)-([1-9]\d{0,3})\.xml$/;

const isPart = (name: string | undefined): name is SiteMapPart => SITE_MAP_PARTS.some((part) => part === name);

/** What the back end says of a part of the map. */
type MapPart = CallAnswer<typeof siteMapCall> | 'none' | null;

/**
 * Returns robots.txt. A site that must not be listed says so on its pages, not here: a search engine could still list
 * an address that it must not fetch.
 */
function robotsText(place: SitePlace): string {
  const closed = backendPrefixes.map((prefix) => `Disallow: ${prefix}/`);
  const isListed = isIndexable(place.config, place.host);
  const map = isListed ? ['', `Sitemap: ${mainOriginOf(place)}/sitemap.xml`] : [];
  return `${['User-agent: *', ...closed, ...map].join('\n')}\n`;
}

const askPaths = (source: FileSource, config: SiteConfig, part: SiteMapPart, page: number): Promise<MapPart> =>
  askForFile(source, config, siteMapCall, `part=${part}&page=${page}`);

async function indexText(options: FileSource, place: SitePlace): Promise<string | 'none' | null> {
  const parts = await Promise.all(
    SITE_MAP_PARTS.map(async (part) => ({ part, answer: await askPaths(options, place.config, part, 1) })),
  );
  if (parts.some(({ answer }) => answer === null)) return null;
  const listed = parts.flatMap(({ part, answer }) => (answer === null || answer === 'none' ? [] : [{ part, answer }]));
  if (listed.length === 0) return 'none';
  return siteMapIndex(
    listed.flatMap(({ part, answer }) =>
      Array.from({ length: answer.pages }, (_, page) => `${mainOriginOf(place)}/sitemaps/${part}-${page + 1}.xml`),
    ),
  );
}

async function fileText(
  options: FileSource,
  place: SitePlace,
  part: SiteMapPart,
  page: number,
): Promise<string | 'none' | null> {
  const answer = await askPaths(options, place.config, part, page);
  return answer === null || answer === 'none'
    ? answer
    : siteMapFile(place.config, mainOriginOf(place), answer.paths, answer.languages);
}

/** Search engines read the status; the sentence is for people. */
function unavailable(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .header('retry-after', RETRY_SECONDS)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('The addresses of this site cannot be listed at the moment.\n');
}

function withoutMap(reply: FastifyReply): FastifyReply {
  return reply.code(404).type('text/plain; charset=utf-8').send('This site has no list of its addresses.\n');
}

function sendXml(request: FastifyRequest, reply: FastifyReply, answer: FileAnswer): FastifyReply {
  if (answer === null) return unavailable(reply);
  return answer === 'none' ? withoutMap(reply) : sendFile(request, reply, answer, 'application/xml');
}

/** Registers the files for search engines: robots.txt, the sitemap index and its files (Y-01). */
export function registerSearchFiles(app: FastifyInstance, options: FileSource): void {
  const { backend } = options;
  const keep = keepFiles();

  app.get('/robots.txt', async (request, reply) => {
    const place = await placeOf(backend, request);
    if (!place) return unavailable(reply);
    return reply
      .header('content-type', 'text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(robotsText(place));
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const place = await placeOf(backend, request);
    if (!place || !isOpen(place.config)) return sendXml(request, reply, null);
    if (!isIndexable(place.config, place.host)) return reply.callNotFound();
    return sendXml(request, reply, await keep(`${place.origin} index`, () => indexText(options, place)));
  });

  app.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    const [, part, page] = FILE.exec(request.params.file) ?? [];
    if (!isPart(part)) return reply.callNotFound();
    const place = await placeOf(backend, request);
    if (!place || !isOpen(place.config)) return sendXml(request, reply, null);
    if (!isIndexable(place.config, place.host)) return reply.callNotFound();
    const key = `${place.origin} ${part} ${page}`;
    return sendXml(request, reply, await keep(key, () => fileText(options, place, part, Number(page))));
  });
}
