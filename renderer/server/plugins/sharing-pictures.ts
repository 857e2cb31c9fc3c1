import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { languageOf } from '#shared/domain/languages.ts';
import { pageOfSharingPicture, SHARING_FOLDER } from '#shared/domain/seo/sharing-picture.ts';
import { unescapeHtml } from '../html-template.ts';
import { isKnownTag } from '../kept-files.ts';
import { PageRefusal, type RenderGate } from '../render-gate.ts';
import type { SharedWords } from '../sharing/sharing-picture.ts';
import { type FileSource, placeOf } from '../site-place.ts';

interface Picture {
  readonly png: Buffer;
  readonly etag: string;
}

/** Pictures in the cache, some 50 KB each, and the time for which one is cached, ms. */
const KEPT_PICTURES = 200;
const KEPT_MS = 600_000;

/** Headers of a request that concern its own answer, or the visitor; a picture is the same for all. */
const OWN_HEADERS = new Set(['accept-encoding', 'authorization', 'connection', 'cookie', 'if-none-match', 'referer']);

const RETRY_SECONDS = 60;

const later = (reply: FastifyReply, seconds: number) =>
  reply.code(503).header('retry-after', String(seconds)).header('cache-control', 'no-store').send();

/** Asks this site for a page as its sender would, without what tells visitors apart. */
function askForPage(app: FastifyInstance, { headers, socket }: FastifyRequest, url: string) {
  const passed = Object.entries(headers).filter(([name]) => !OWN_HEADERS.has(name));
  const remoteAddress = socket.remoteAddress ?? '127.0.0.1';
  return app.inject({ method: 'GET', url, headers: Object.fromEntries(passed), remoteAddress });
}

/** Returns what the head of a page says under a name of Open Graph; '' for nothing. */
const saidOf = (html: string, name: string): string =>
  unescapeHtml(new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(html)?.[1] ?? '');

/** Returns the words of a page's picture; null for a page whose head names no such picture. */
function wordsOf(html: string, picture: string, { brand, minAge }: Pick<SharedWords, 'brand' | 'minAge'>) {
  const [head = ''] = html.split('</head>');
  const named = saidOf(head, 'image');
  if (!URL.canParse(named) || new URL(named).pathname !== picture) return null;
  const title = saidOf(head, 'title');
  const ending = ` – ${brand}`;
  return {
    ...{ brand, minAge },
    title: title.endsWith(ending) ? title.slice(0, -ending.length) : title,
    description: saidOf(head, 'description'),
    isRtl: languageOf(saidOf(head, 'locale').slice(0, 2)).dir === 'rtl',
  };
}

/**
 * Registers the pictures by which networks show a shared address: `/sharing/en/news.png` says what `/en/news` is about.
 * Only pages that search engines may list have one.
 */
export function registerSharingPictures(app: FastifyInstance, source: Pick<FileSource, 'backend'>, gate: RenderGate) {
  const kept = new LRUCache<string, Picture>({ max: KEPT_PICTURES, ttl: KEPT_MS, ttlResolution: 0, perf: Date });
  // Fonts are opened with the first picture.
  let drawer: Promise<(words: SharedWords) => Promise<Buffer>> | undefined;

  async function made(words: SharedWords, ip: string): Promise<Picture> {
    drawer ??= import('../sharing/sharing-picture.ts').then(({ createSharingPictures }) => createSharingPictures());
    const draw = await drawer;
    const png = await gate.run({ ip }, () => draw(words));
    return { png, etag: `"${createHash('sha256').update(png).digest('base64url').slice(0, 22)}"` };
  }

  app.get(`${SHARING_FOLDER}/*`, async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const page = pageOfSharingPicture(path);
    if (page === null) return reply.callNotFound();
    const key = `${request.host}${path}`;
    let picture = kept.get(key);
    if (!picture) {
      const answer = await askForPage(app, request, page);
      const place = await placeOf(source.backend, request);
      if (answer.statusCode === 429 || answer.statusCode >= 500 || !place) return later(reply, RETRY_SECONDS);
      const words = answer.statusCode === 200 ? wordsOf(answer.body, path, place.config) : null;
      if (words === null) return reply.callNotFound();
      const drawn = await made(words, request.ip).catch((error: unknown) => {
        if (error instanceof PageRefusal) return error;
        throw error;
      });
      if (drawn instanceof PageRefusal) return later(reply, drawn.retryAfter);
      picture = drawn;
      kept.set(key, picture);
    }
    reply
      .header('cache-control', 'public, max-age=3600')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('etag', picture.etag);
    if (isKnownTag(request.headers['if-none-match'], picture.etag)) return reply.code(304).send();
    return reply.type('image/png').send(picture.png);
  });
}
