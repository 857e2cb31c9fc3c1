/** One server of the page benchmark, in its own process so that its CPU can be measured. */
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { siteConfig } from '#renderer/lib/test-fixtures/site.fixture.ts';
import { builtFiles } from '#renderer/server/built-files.ts';
import { createSite } from '#renderer/server/site.ts';
import type { SiteFiles } from '#renderer/server/site-files.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { parseEnvironment } from '#shared/domain/environment.ts';
import { temporaryFolder } from '#tests/fixtures/temporary-folder.ts';

/**
 * - cached: the site server with a page that stays in its cache
 * - balanced: the same behind a balancer that it trusts
 * - short: the same with a page that is old at once, and a back end that can be stopped
 * - whole: the built site before a running platform, behind a balancer
 * - constant, static: what the cached page is compared with
 */
export type PageServerKind = 'cached' | 'balanced' | 'short' | 'whole' | 'constant' | 'static';
export type PageServerMessage =
  | { kind: 'listening'; port: number }
  /** `drawn` counts whole pages, `undrawn` the documents that browsers draw. */
  | { kind: 'figures'; micros: number; rss: number; drawn: number; undrawn: number };
export type PageServerOrder =
  | 'figures'
  | 'hang back end'
  | 'stop back end'
  | { readonly html: string; readonly platformOrigin: string };

const kind = process.argv[2] as PageServerKind;
const tell = (message: PageServerMessage) => void process.send?.(message);
const compress = (html: string) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

let drawn = 0;
let undrawn = 0;
let isHanging = false;

const backend = createServer((_request, response) => {
  if (isHanging) return;
  const config = { ...siteConfig, languages: ['en'], hiddenLanguages: [], defaultLanguage: 'en', timeZone: 3 };
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ config, now: Date.now() }));
});

const portOf = (server: { address(): AddressInfo | string | null }) => (server.address() as AddressInfo).port;

async function startBackend(): Promise<string> {
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${portOf(backend)}`;
}

/** Returns files whose page is the given one, so that only what is around the drawing is measured. */
function fixedFiles(html: string): SiteFiles {
  const head = { title: 't', description: 'd', lang: 'en', dir: 'ltr' } as const;
  const page = { html, head, state: {}, modules: [] };
  return {
    render:
      async () =>
      async ({ fetchJson }) => {
        drawn++;
        if (kind !== 'short') return { ...page, status: 200, cacheMs: 600_000 };
        // Like a real page, it reports a failure without its data.
        const data = await fetchJson(openPaths.sports).catch(() => null);
        return data?.status === 200 ? { ...page, status: 200, cacheMs: 1 } : { ...page, status: 503, cacheMs: 0 };
      },
    assets: () => ({ entry: '/e.js', preload: [], styles: [], fonts: [] }),
    files: async () => {},
  };
}

/** Returns the built site; counts what it draws. */
async function countedFiles(): Promise<SiteFiles> {
  const files = await builtFiles(path.resolve('dist/web'), false);
  const [render, renderUndrawn] = await Promise.all([files.render(), files.renderUndrawn?.()]);
  return {
    ...files,
    render: async () => (input) => {
      drawn++;
      return render(input);
    },
    renderUndrawn:
      renderUndrawn &&
      (async () => (input) => {
        undrawn++;
        return renderUndrawn(input);
      }),
  };
}

async function startSite(html: string, platformOrigin: string): Promise<number> {
  const isWhole = kind === 'whole';
  const isBalanced = isWhole || kind === 'balanced';
  const site = await createSite({
    ...(isWhole ? await countedFiles() : fixedFiles(html)),
    hosts: parseEnvironment({ NODE_ENV: 'test' }),
    platformOrigin: isWhole ? platformOrigin : await startBackend(),
    version: '0',
    logLevel: 'silent',
    trustProxy: isBalanced ? LOOPBACK : false,
    ...(isWhole ? {} : { configRetryMs: 1 }),
  });
  await site.listen({ port: 0, host: '127.0.0.1' });
  return portOf(site.server);
}

async function startConstant(html: string): Promise<number> {
  const body = compress(html);
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': body.length,
  };
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return portOf(server);
}

async function startStatic(html: string): Promise<number> {
  const root = temporaryFolder('static');
  writeFileSync(path.join(root, 'en'), html);
  writeFileSync(path.join(root, 'en.br'), compress(html));
  const app = Fastify();
  await app.register(fastifyStatic, { root, preCompressed: true });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return portOf(app.server);
}

const start = {
  cached: startSite,
  balanced: startSite,
  short: startSite,
  whole: startSite,
  constant: startConstant,
  static: startStatic,
}[kind];

process.on('message', async (order: PageServerOrder) => {
  if (order === 'figures') {
    const { user, system } = process.cpuUsage();
    tell({ kind: 'figures', micros: user + system, rss: process.memoryUsage.rss(), drawn, undrawn });
  } else if (order === 'hang back end') isHanging = true;
  else if (order === 'stop back end') {
    backend.closeAllConnections();
    backend.close();
  } else tell({ kind: 'listening', port: await start(order.html, order.platformOrigin) });
});
// A benchmark that was cut off leaves no server behind.
process.on('disconnect', () => process.exit());
