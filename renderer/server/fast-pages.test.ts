import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { siteConfig } from '#renderer/lib/test-fixtures/site.fixture.ts';
import { parseEnvironment } from '#shared/domain/environment.ts';
import { createSite } from './site.ts';
import { askSite, type SiteAnswer, siteParts } from './site-parts.fixture.ts';

const config = { ...siteConfig, languages: ['en'], hiddenLanguages: [], defaultLanguage: 'en', timeZone: 3 };
const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
/** Only the ordinary path names the request. */
const isFast = ({ headers }: Pick<IncomingMessage, 'headers'>) => headers['x-request-id'] === undefined;

let backend: Server;
let site: FastifyInstance | undefined;
let port = 0;
let drawn: string[];

beforeEach(async () => {
  drawn = [];
  backend = createServer((_request, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ config, now: Date.now() })),
  );
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await site?.close();
  backend.closeAllConnections();
  backend.close();
});

async function openSite(trustProxy: boolean | string[], environment: Record<string, string> = { NODE_ENV: 'test' }) {
  site = await createSite({
    ...siteParts(backend),
    hosts: parseEnvironment(environment),
    trustProxy,
    geoHeader: 'cf-ipcountry',
    render:
      async () =>
      async ({ origin, url, config: { geoCountry } }) => {
        drawn.push(`${origin}${url}`);
        const head = { title: 't', description: 'd', lang: 'en', dir: 'ltr' } as const;
        return {
          status: 200,
          html: `<p>${origin} ${geoCountry ?? ''}</p>`,
          head,
          state: {},
          modules: [],
          cacheMs: 60_000,
        };
      },
  });
  await site.listen({ port: 0, host: '127.0.0.1' });
  port = (site.server.address() as AddressInfo).port;
}

const ask = (headers?: Record<string, string>, path = '/en') => askSite(port, path, headers);

const behind = (rest: Record<string, string> = {}) => ({
  'x-forwarded-for': '6.6.6.6',
  'x-forwarded-proto': 'https',
  ...rest,
});
const nonceOf = ({ body }: SiteAnswer) => /nonce="([^"]+)"/.exec(body)?.[1] ?? '';
/** What may differ between two answers of the same page. */
const comparable = ({ headers, body, ...answer }: SiteAnswer) => {
  const text = JSON.stringify({ ...headers, date: '', 'x-request-id': '', 'content-length': '' });
  const nonce = nonceOf({ headers, body, ...answer });
  return [JSON.parse(text.replaceAll(nonce, 'N')), body.replaceAll(nonce, 'N')];
};

describe.each([
  ['without a proxy', false, {}],
  ['behind a balancer', LOOPBACK, behind()],
] as const)('a cached page %s', (_where, trustProxy, headers) => {
  test('is sent without the framework, with all that the framework sends and a nonce of its own', async () => {
    await openSite(trustProxy === false ? false : [...trustProxy]);
    const [first, second, third] = [await ask(headers), await ask(headers), await ask(headers)];
    expect([isFast(first), isFast(second), isFast(third)]).toEqual([false, true, true]);
    expect(comparable(second)).toEqual(comparable(first));
    expect(new Set([first, second, third].map(nonceOf)).size).toBe(3);
    for (const answer of [second, third])
      expect(answer.headers['content-security-policy']).toContain(`'nonce-${nonceOf(answer)}'`);
    expect(drawn).toHaveLength(1);
  });

  test('is the page of every campaign', async () => {
    await openSite(trustProxy === false ? false : [...trustProxy]);
    await ask(headers);
    for (const click of ['1', '2', '3']) expect(isFast(await ask(headers, `/en?gclid=${click}`))).toBe(true);
    expect(drawn).toHaveLength(1);
  });
});

describe('behind a balancer', () => {
  test('pages of http and https, and of two hosts, are not mixed up', async () => {
    await openSite(LOOPBACK, {
      NODE_ENV: 'production',
      SITE_ORIGINS: 'https://a.example,https://b.example',
      ALLOW_INSECURE_HTTP: 'yes',
    });
    const hosts = ['a.example', 'b.example'];
    for (let round = 0; round < 2; round++)
      for (const host of hosts)
        for (const proto of ['http', 'https']) {
          const answer = await ask(behind({ 'x-forwarded-host': host, 'x-forwarded-proto': proto }));
          expect(answer.body).toContain(`<p>${proto}://${host} `);
          expect(isFast(answer)).toBe(round === 1);
          expect(answer.headers['strict-transport-security'] !== undefined).toBe(proto === 'https');
        }
    expect(drawn).toHaveLength(4);
  });

  test('a page of one country is not sent to another', async () => {
    await openSite(LOOPBACK);
    for (const country of ['UA', 'DE', 'UA', 'DE']) await ask(behind({ 'cf-ipcountry': country }));
    expect(drawn).toHaveLength(2);
  });

  test('a host that is not the site’s gets no cached page', async () => {
    await openSite(LOOPBACK);
    await ask(behind());
    expect((await ask(behind({ 'x-forwarded-host': 'evil.example' }))).status).toBe(421);
  });
});

test('what somebody says who is no trusted proxy decides nothing', async () => {
  await openSite(['10.0.0.1']);
  for (let round = 0; round < 3; round++) {
    const answer = await ask(behind({ 'x-forwarded-host': 'evil.example', 'cf-ipcountry': 'UA' }));
    expect(answer.body).toContain(`<p>http://127.0.0.1:${port} `);
    expect(answer.headers['strict-transport-security']).toBeUndefined();
  }
});
