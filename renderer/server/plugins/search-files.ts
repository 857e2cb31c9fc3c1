import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { CallAnswer } from '#shared/contracts/call.ts';
import { SITE_MAP_PARTS, type SiteMapPart, siteMapCall } from '#shared/contracts/seo.ts';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import { decideRoute } from '#shared/domain/guards/decide-route.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { matchRoute } from '#shared/domain/routing/route-table.ts';
import { isIndexable } from '#shared/domain/seo/indexing.ts';
import { callPath } from '#shared/domain/transport/call-path.ts';
import { fitAnswer, type ReportAnswer } from '#shared/domain/transport/fit-answer.ts';
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

interface SearchFiles {
  readonly backend: Backend;
  /** Told of a map that does not fit its contract. */
  readonly report: ReportAnswer;
}

interface Place {
  readonly config: SiteConfig;
  /** Scheme and host that the file was requested at. */
  readonly origin: string;
  readonly host: string;
}

/** A file; 'none' where the back end has no such addresses, null where it does not answer. */
type Answer = { readonly text: string; readonly packed: Buffer } | 'none' | null;
/** What the back end says of a part of the map. */
type MapPart = CallAnswer<typeof siteMapCall> | 'none' | null;

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

async function askPaths(
  { backend, report }: SearchFiles,
  config: SiteConfig,
  part: SiteMapPart,
  page: number,
): Promise<MapPart> {
  const path = callPath(config.paths, siteMapCall);
  if (path === null) return 'none';
  const { status, body } = await backend.ask({ path: `${path}?part=${part}&page=${page}` });
  if (status === 404) return 'none';
  if (status !== 200) return null;
  const { value, isUsed, issues } = fitAnswer(siteMapCall, body);
  if (issues.length > 0) report({ call: siteMapCall.id, path, issues, isUsed });
  return isUsed ? (value as CallAnswer<typeof siteMapCall>) : null;
}

async function indexText(options: SearchFiles, place: Place): Promise<string | 'none' | null> {
  const parts = await Promise.all(
    SITE_MAP_PARTS.map(async (part) => ({ part, answer: await askPaths(options, place.config, part, 1) })),
  );
  if (parts.some(({ answer }) => answer === null)) return null;
  const listed = parts.flatMap(({ part, answer }) => (answer === null || answer === 'none' ? [] : [{ part, answer }]));
  if (listed.length === 0) return 'none';
  return siteMapIndex(
    listed.flatMap(({ part, answer }) =>
      Array.from({ length: answer.pages }, (_, page) => `${homeOf(place)}/sitemaps/${part}-${page + 1}.xml`),
    ),
  );
}

async function fileText(
  options: SearchFiles,
  place: Place,
  part: SiteMapPart,
  page: number,
): Promise<string | 'none' | null> {
  const answer = await askPaths(options, place.config, part, page);
  return answer === null || answer === 'none'
    ? answer
    : siteMapFile(place.config, homeOf(place), answer.paths, answer.languages);
}

/** Returns a cache for files; a file that failed is made again at the next request. */
function keepAnswers() {
  const kept = new LRUCache<string, Promise<Answer>>({ max: KEPT_FILES, ttl: KEPT_MS, ttlResolution: 0, perf: Date });
  const pack = async (make: () => Promise<string | 'none' | null>): Promise<Answer> => {
    const text = await make();
    return text === null || text === 'none' ? text : { text, packed: await compress(text) };
  };
  return async (key: string, make: () => Promise<string | 'none' | null>): Promise<Answer> => {
    const known = kept.get(key);
    if (known) return known;
    const answer = pack(make);
    kept.set(key, answer);
    const made = await answer.catch(() => null);
    if (made === null) kept.delete(key);
    return made;
  };
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

function sendXml(request: FastifyRequest, reply: FastifyReply, answer: Answer): FastifyReply {
  if (answer === null) return unavailable(reply);
  if (answer === 'none') return withoutMap(reply);
  reply
    .header('content-type', 'application/xml; charset=utf-8')
    .header('cache-control', 'public, max-age=300')
    .header('vary', 'accept-encoding');
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(answer.text);
  return reply.header('content-encoding', 'gzip').send(answer.packed);
}

/** Registers the files for search engines: robots.txt, the sitemap index and its files (Y-01). */
export function registerSearchFiles(app: FastifyInstance, options: SearchFiles): void {
  const { backend } = options;
  const keep = keepAnswers();

  async function placeOf({ protocol, host }: FastifyRequest): Promise<Place | null> {
    const site = await backend.config();
    return site && { config: site.config, origin: `${protocol}://${host}`, host };
  }

  app.get('/robots.txt', async (request, reply) => {
    const place = await placeOf(request);
    if (!place) return unavailable(reply);
    return reply
      .header('content-type', 'text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(robotsText(place));
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const place = await placeOf(request);
    if (!place || !isOpen(place.config)) return sendXml(request, reply, null);
    if (!isIndexable(place.config, place.host)) return reply.callNotFound();
    return sendXml(request, reply, await keep(`${place.origin} index`, () => indexText(options, place)));
  });

  app.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    const [, part, page] = FILE.exec(request.params.file) ?? [];
    if (!isPart(part)) return reply.callNotFound();
    const place = await placeOf(request);
    if (!place || !isOpen(place.config)) return sendXml(request, reply, null);
    if (!isIndexable(place.config, place.host)) return reply.callNotFound();
    const key = `${place.origin} ${part} ${page}`;
    return sendXml(request, reply, await keep(key, () => fileText(options, place, part, Number(page))));
  });
}
