/** One server of the page benchmark, in its own process so that its CPU can be measured. */
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { siteConfig } from '#renderer/lib/test-fixtures/site.fixture.ts';
import { createSite } from '#renderer/server/site.ts';
import { parseEnvironment } from '#shared/domain/environment.ts';
import { temporaryFolder } from '#tests/fixtures/temporary-folder.ts';

export type PageServerKind = 'cached' | 'query' | 'uncached' | 'constant' | 'static';
export type PageServerMessage =
  | { kind: 'listening'; port: number; url: string }
  | { kind: 'cpu'; micros: number; rss: number };

const kind = process.argv[2] as PageServerKind;
const tell = (message: PageServerMessage) => void process.send?.(message);
const compress = (html: string) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

async function startBackend(): Promise<string> {
  const config = { ...siteConfig, languages: ['en'], hiddenLanguages: [], defaultLanguage: 'en', timeZone: 3 };
  const backend = createServer((_request, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ config, now: Date.now() })),
  );
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
}

async function startSite(html: string): Promise<number> {
  const head = { title: 't', description: 'd', lang: 'en', dir: 'ltr' } as const;
  const site = await createSite({
    hosts: parseEnvironment({ NODE_ENV: 'test' }),
    platformOrigin: await startBackend(),
    version: '0',
    logLevel: 'silent',
    trustProxy: false,
    render: async () => async () => ({
      status: 200,
      html,
      head,
      state: {},
      modules: [],
      cacheMs: kind === 'uncached' ? 0 : 600_000,
    }),
    assets: () => ({ entry: '/e.js', preload: [], styles: [], fonts: [] }),
    files: async () => {},
  });
  await site.listen({ port: 0, host: '127.0.0.1' });
  return (site.server.address() as AddressInfo).port;
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
  return (server.address() as AddressInfo).port;
}

async function startStatic(html: string): Promise<number> {
  const root = temporaryFolder('static');
  writeFileSync(path.join(root, 'page.html'), html);
  writeFileSync(path.join(root, 'page.html.br'), compress(html));
  const app = Fastify();
  await app.register(fastifyStatic, { root, preCompressed: true });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

process.on('message', async (message: 'cpu' | { html: string }) => {
  if (message === 'cpu') {
    const { user, system } = process.cpuUsage();
    tell({ kind: 'cpu', micros: user + system, rss: process.memoryUsage.rss() });
    return;
  }
  const start = {
    cached: startSite,
    query: startSite,
    uncached: startSite,
    constant: startConstant,
    static: startStatic,
  }[kind];
  const url = kind === 'static' ? '/page.html' : kind === 'query' ? '/en?gclid=' : '/en';
  tell({ kind: 'listening', port: await start(message.html), url });
});
