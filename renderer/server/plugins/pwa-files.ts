import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import { languageOf } from '#shared/domain/languages.ts';
import { ICON_SIZES, iconPath, touchIconPath } from '#shared/domain/pwa/icons.ts';
import { listedLanguages } from '#shared/domain/seo/alternates.ts';
import { languageTag } from '#shared/domain/seo/language-tag.ts';
import type { Backend } from '../backend.ts';
import { type OfflineAssets, offlinePage } from '../offline-page.ts';

/** Built parts of the installable site; development has none. */
export interface PwaFiles {
  /** Source of the service worker, with a placeholder for its list of files. */
  readonly worker: string;
  /** Source that replaces the worker while the site disables it. */
  readonly workerOff: string;
  /** Built files that the worker caches; their names contain their hashes. */
  readonly shell: readonly string[];
  readonly offline: OfflineAssets;
  /** Contents of files without a hash in their names. */
  readonly plain: Readonly<Record<string, Buffer>>;
}

const LIST_NAME = 'self.__WB_MANIFEST';
const MASKABLE: readonly number[] = [192, 512];
const COLOURS = { background_color: '#0b0f14', theme_color: '#121821' } as const;

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('base64url').slice(0, 16);

/** Returns the web app manifest (shell §7) in a language that the site offers. */
export function manifestOf(config: SiteConfig, wanted: string | undefined): object {
  const language = listedLanguages(config).find((one) => one === wanted) ?? config.defaultLanguage;
  const icon = (size: number, src: string, purpose: string) => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    name: config.brand,
    short_name: config.brand,
    lang: languageTag(language),
    dir: languageOf(language).dir,
    scope: '/',
    start_url: `/${language}`,
    display: 'standalone',
    ...COLOURS,
    categories: ['sports'],
    icons: [
      ...ICON_SIZES.map((size) => icon(size, iconPath(size), 'any')),
      ...ICON_SIZES.filter((size) => MASKABLE.includes(size)).map((size) =>
        icon(size, touchIconPath(size), 'maskable'),
      ),
    ],
  };
}

async function offlinePages(config: SiteConfig, { offline: assets }: PwaFiles): Promise<Map<string, string>> {
  const languages = [config.defaultLanguage, ...config.languages.filter((one) => one !== config.defaultLanguage)];
  const pages = languages.map(async (language) => [language, await offlinePage({ config, language, assets })] as const);
  return new Map(await Promise.all(pages));
}

/** Returns the worker with its list of files. A browser installs a worker whose text has changed. */
async function workerText(config: SiteConfig, files: PwaFiles): Promise<string> {
  if (!config.isPwa) return files.workerOff;
  const pages = await offlinePages(config, files);
  const list = [
    ...[...pages].map(([language, html]) => ({ url: `/offline/${language}`, revision: hashOf(html) })),
    ...Object.entries(files.plain).map(([url, content]) => ({ url, revision: hashOf(content) })),
    ...[...new Set([...files.shell, files.offline.script, ...files.offline.styles])].map((url) => ({
      url,
      revision: null,
    })),
  ];
  return files.worker.replace(LIST_NAME, () => JSON.stringify(list));
}

/** Returns the policy of the offline page: its own files, and the mirrors that it may check. */
function offlinePolicy({ mirrors }: SiteConfig): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    `connect-src ${["'self'", ...mirrors].join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** Registers the files of the installable site: manifest, service worker and offline pages (Y-04). */
export function registerPwaFiles(app: FastifyInstance, backend: Backend, files: PwaFiles | undefined): void {
  const away = (reply: FastifyReply) => reply.code(503).header('retry-after', '5').send('');

  app.get<{ Querystring: { lang?: string } }>('/manifest.json', async ({ query }, reply) => {
    const site = await backend.config();
    if (!site) return away(reply);
    if (!site.config.isPwa) return reply.callNotFound();
    return reply
      .header('content-type', 'application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify(manifestOf(site.config, query.lang)));
  });

  // Browsers request it at addresses that are no page and so name no icon.
  app.get('/favicon.ico', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').redirect(iconPath(96)),
  );

  if (!files) return;

  app.get('/pwa-sw.js', async (_request, reply) => {
    const site = await backend.config();
    // A failed request for the worker leaves the installed one unchanged.
    if (!site) return away(reply);
    return reply
      .header('content-type', 'text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(await workerText(site.config, files));
  });

  app.get<{ Params: { language: string } }>('/offline/:language', async ({ params }, reply) => {
    const site = await backend.config();
    if (!site) return away(reply);
    const { config } = site;
    if (!config.isPwa || !config.languages.includes(params.language)) return reply.callNotFound();
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', offlinePolicy(config))
      .header('cache-control', 'no-cache')
      .send(await offlinePage({ config, language: params.language, assets: files.offline }));
  });
}
