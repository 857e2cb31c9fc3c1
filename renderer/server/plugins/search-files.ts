import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { SITE_MAP_PARTS, type SiteMapPart, siteMapCall } from '#shared/contracts/seo.ts';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import { decideRoute } from '#shared/domain/guards/decide-route.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { matchRoute } from '#shared/domain/routing/route-table.ts';
import { isIndexable } from '#shared/domain/seo/indexing.ts';
import type { Backend } from '../backend.ts';
import { siteMapFile, siteMapIndex } from '../site-map-xml.ts';
import { backendPrefixes } from './proxy.ts';

const compress = promisify(gzip);
/** Time for which a file is cached, ms; games come and go every few minutes. */
const KEPT_MS = 60_000;
/** Files in the cache; clients can invent hosts, each of which has its own files. */
const KEPT_FILES = 200;
const RETRY_SECONDS = '300';
const FILE = /^([a-z]+)-([1-9]\d{0,3})\.xml$/;

const isPart = (name: string | undefined): name is SiteMapPart => SITE_MAP_PARTS.some((part) => part === name);

interface Place {
  readonly config: SiteConfig;
  /** Scheme and host that the file was requested at. */
  readonly origin: string;
  readonly host: string;
}

type Answer = { readonly text: string; readonly packed: Buffer } | null;

/** Returns the canonical scheme and host: a mirror names the main domain. */
const homeOf = ({ config, origin }: Place) => config.mainOrigin ?? origin;

/**
 * Returns robots.txt. A site that must not be listed says so on its pages, not here: a search engine could still list
 * an address that it must not fetch.
 */
function robotsText(place: Place): string {
  const closed = backendPrefixes.map((prefix) => `Disallow: ${prefix}/`);
  const isListed = isIndexable(place.config, place.host);
  const map = isListed ? ['', `Sitemap: ${homeOf(place)}/sitemap.xml`] : [];
  return `${['User-agent: *', ...closed, ...map].join('\n')}\n`;
}

/**
 * Whether the site is neither blocked nor in maintenance; otherwise its addresses redirect to state pages that must not
 * be listed.
 */
function isOpen(config: SiteConfig): boolean {
  const path = paths.home(config.defaultLanguage);
  const visit = { language: config.defaultLanguage, path, query: '', match: matchRoute(path), from: null };
  return decideRoute(visit, { config, player: null, termsChanged: false }).kind === 'allow';
}

async function askPaths(backend: Backend, config: SiteConfig, part: SiteMapPart, page: number) {
  const path = `${config.paths[siteMapCall.id] ?? siteMapCall.path}?part=${part}&page=${page}`;
  const { status, body } = await backend.ask({ path });
  if (status !== 200) return null;
  const read = await siteMapCall.answer['~standard'].validate(body);
  return read.issues ? null : read.value;
}

async function indexText(backend: Backend, place: Place): Promise<string | null> {
  const parts = await Promise.all(
    SITE_MAP_PARTS.map(async (part) => ({ part, answer: await askPaths(backend, place.config, part, 1) })),
  );
  if (parts.some(({ answer }) => answer === null)) return null;
  return siteMapIndex(
    parts.flatMap(({ part, answer }) =>
      Array.from({ length: answer?.pages ?? 0 }, (_, page) => `${homeOf(place)}/sitemaps/${part}-${page + 1}.xml`),
    ),
  );
}

async function fileText(backend: Backend, place: Place, part: SiteMapPart, page: number): Promise<string | null> {
  const answer = await askPaths(backend, place.config, part, page);
  return answer && siteMapFile(place.config, homeOf(place), answer.paths);
}

/** Returns a cache for files; a file that failed is made again at the next request. */
function keepAnswers() {
  const kept = new LRUCache<string, Promise<Answer>>({ max: KEPT_FILES, ttl: KEPT_MS, ttlResolution: 0, perf: Date });
  const pack = async (make: () => Promise<string | null>): Promise<Answer> => {
    const text = await make();
    return text === null ? null : { text, packed: await compress(text) };
  };
  return async (key: string, make: () => Promise<string | null>): Promise<Answer> => {
    const known = kept.get(key);
    if (known) return known;
    const answer = pack(make);
    kept.set(key, answer);
    const made = await answer.catch(() => null);
    if (made === null) kept.delete(key);
    return made;
  };
}

function sendXml(request: FastifyRequest, reply: FastifyReply, answer: Answer): FastifyReply {
  if (answer === null) return reply.code(503).header('retry-after', RETRY_SECONDS).send('');
  reply
    .header('content-type', 'application/xml; charset=utf-8')
    .header('cache-control', 'public, max-age=300')
    .header('vary', 'accept-encoding');
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(answer.text);
  return reply.header('content-encoding', 'gzip').send(answer.packed);
}

/** Registers the files for search engines: robots.txt, the sitemap index and its files (Y-01). */
export function registerSearchFiles(app: FastifyInstance, backend: Backend): void {
  const keep = keepAnswers();

  async function placeOf({ protocol, host }: FastifyRequest): Promise<Place | null> {
    const site = await backend.config();
    return site && { config: site.config, origin: `${protocol}://${host}`, host };
  }

  app.get('/robots.txt', async (request, reply) => {
    const place = await placeOf(request);
    if (!place) return reply.code(503).header('retry-after', RETRY_SECONDS).send('');
    return reply
      .header('content-type', 'text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(robotsText(place));
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const place = await placeOf(request);
    if (!place || !isOpen(place.config)) return sendXml(request, reply, null);
    if (!isIndexable(place.config, place.host)) return reply.callNotFound();
    return sendXml(request, reply, await keep(`${place.origin} index`, () => indexText(backend, place)));
  });

  app.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    const [, part, page] = FILE.exec(request.params.file) ?? [];
    if (!isPart(part)) return reply.callNotFound();
    const place = await placeOf(request);
    if (!place || !isOpen(place.config)) return sendXml(request, reply, null);
    if (!isIndexable(place.config, place.host)) return reply.callNotFound();
    const key = `${place.origin} ${part} ${page}`;
    return sendXml(request, reply, await keep(key, () => fileText(backend, place, part, Number(page))));
  });
}
