import { once } from 'node:events';
import { connect } from 'node:net';
import type { PlatformOptions } from '#platform/app.ts';
import type { Render, RenderInput } from '#renderer/server/render-contract.ts';
import type { RenderLimits } from '#renderer/server/render-gate.ts';
import { createSite } from '#renderer/server/site.ts';
import { parseEnvironment } from '#shared/domain/environment.ts';
import { startTestPlatform, TestClient, type TestPlatform } from '#tests/fixtures/platform/test-platform.ts';

/** The site server in front of a platform, as an outsider meets them: over HTTP only. */
export interface HostileTarget extends Pick<TestPlatform, 'platform' | 'database' | 'table' | 'player' | 'audit'> {
  /** Origin of the site. */
  readonly site: string;
  /** Origin of the platform's own listener. */
  readonly behind: string;
  /** Errors and warnings that the site has logged. */
  readonly siteLog: string[];
  /** A client of the site with its own cookies. */
  client(): TestClient;
  close(): Promise<void>;
}

interface TargetOptions {
  /** Variables of the environment; those of a test by default. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Draws the pages; by default they only name the origin that links are made of. */
  readonly render?: Render;
  readonly platform?: Partial<PlatformOptions>;
  /** How many pages the site renders at once and for one address. */
  readonly renderLimits?: RenderLimits;
  /** Pages that the site keeps; as many as in the product by default. */
  readonly cachedPages?: number;
}

const plainRender: Render = async ({ origin, language }: RenderInput) => ({
  status: 200,
  html: '',
  head: {
    title: 'page',
    description: '',
    lang: language,
    dir: 'ltr',
    links: [{ rel: 'canonical', href: `${origin}/${language}` }],
  },
  state: {},
  modules: [],
  cacheMs: 60_000,
});

/** Starts site and platform in this process, on free ports of the loopback interface. */
export async function startHostileTarget(options: TargetOptions = {}): Promise<HostileTarget> {
  const environment = parseEnvironment({ NODE_ENV: 'test', ...options.variables });
  const siteLog: string[] = [];
  const test = await startTestPlatform({ environment, trustProxy: ['127.0.0.1', '::1'], ...options.platform });
  const app = await createSite({
    platformOrigin: test.origin,
    version: '1.2.3',
    logLevel: 'warn',
    trustProxy: environment.trustProxy.length > 0 ? [...environment.trustProxy] : false,
    hosts: environment,
    configRetryMs: 1,
    render: async () => options.render ?? plainRender,
    assets: () => ({ entry: '/assets/entry.js', preload: [], styles: [], fonts: [] }),
    files: async () => {},
    ...(options.renderLimits ? { renderLimits: options.renderLimits } : {}),
    ...(options.cachedPages ? { cachedPages: options.cachedPages } : {}),
    logTo: { write: (line) => void siteLog.push(line) },
  });
  const site = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    ...test,
    site,
    behind: test.origin,
    siteLog,
    client: () => new TestClient(site),
    async player(more) {
      const player = await test.player(more);
      const same = Object.create(player, { origin: { value: site } }) as typeof player;
      return same;
    },
    async close() {
      await app.close();
      await test.close();
    },
  };
}

/** Sends bytes to a server and returns all that it answers until it closes the connection. */
export async function sendBytes(origin: string, text: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.setEncoding('latin1').on('data', (part: string) => {
    answer += part;
  });
  socket.on('error', () => socket.destroy());
  socket.write(text);
  await once(socket, 'close');
  return answer;
}

/** Returns the text of a request whose connection closes after the answer. */
export function requestText(
  method: string,
  target: string,
  headers: Readonly<Record<string, string>>,
  body = '',
): string {
  const lines = Object.entries({ connection: 'close', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

/** Returns the status of the first answer in what a server has sent. */
export const statusIn = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
