import { get, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { parseEnvironment } from '#shared/domain/environment.ts';
import type { SiteOptions } from './site.ts';

/** Returns the parts of a site that a test of its pages does not look at, over a back end that listens. */
export function siteParts(backend: Server) {
  return {
    hosts: parseEnvironment({ NODE_ENV: 'test' }),
    platformOrigin: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
    version: '1.2.3',
    logLevel: 'silent',
    trustProxy: false,
    configRetryMs: 1,
    assets: () => ({ entry: '/assets/entry.js', preload: [], styles: [], fonts: [] }),
    files: async () => {},
  } as const satisfies Partial<SiteOptions>;
}

/** Answer of a listening site, with its text unpacked. */
export interface SiteAnswer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Asks a listening site as a browser does, so that its fast path may answer. */
export function askSite(port: number, path: string, headers: Readonly<Record<string, string>> = {}) {
  return new Promise<SiteAnswer>((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path, headers: { 'accept-encoding': 'br', ...headers } };
    const request = get(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const sent = Buffer.concat(chunks);
        const isPacked = response.headers['content-encoding'] === 'br';
        const body = (isPacked ? brotliDecompressSync(sent) : sent).toString();
        resolve({ status: response.statusCode, headers: response.headers, body });
      });
    });
    request.on('error', reject);
  });
}
