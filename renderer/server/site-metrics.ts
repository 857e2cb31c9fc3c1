import { createServer, type Server } from 'node:http';
import { hostname } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { createMetricsHostTest, STRANGE_METRICS_HOST } from '#shared/domain/start/metrics-hosts.ts';

/** Figures of the site server in the format of Prometheus. */
export interface SiteMetrics {
  /** Counts the answers of the site, by class of their status, and their duration. */
  follow(app: FastifyInstance): void;
  text(): Promise<string>;
  /** Media type of the text. */
  readonly type: string;
}

/** Upper ends of the histogram of durations, seconds. */
const DURATIONS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * Creates the figures of the site server.
 *
 * @param hasPlatform whether the platform runs in this process and already measures the process itself
 */
export function createSiteMetrics(hasPlatform: boolean): SiteMetrics {
  const registry = new Registry();
  const registers = [registry];
  if (!hasPlatform) collectDefaultMetrics({ register: registry });
  const pages = new Counter({
    registers,
    name: 'fairline_site_answers_total',
    help: 'Answers of the site, by class of their status, without cached pages',
    labelNames: ['status'],
  });
  const durations = new Histogram({
    registers,
    name: 'fairline_site_answer_seconds',
    help: 'Time from a request to the end of its answer',
    buckets: DURATIONS,
  });
  return {
    type: registry.contentType,
    follow(app) {
      app.addHook('onResponse', async (_request, reply) => {
        pages.inc({ status: `${Math.floor(reply.statusCode / 100)}xx` });
        durations.observe(reply.elapsedTime / 1000);
      });
    },
    text: () => registry.metrics(),
  };
}

interface SiteFigures {
  readonly port: number;
  readonly host: string;
  /** Further names by which the figures are asked for. */
  readonly names: readonly string[];
  readonly site: Pick<SiteMetrics, 'text' | 'type'>;
  /** Figures of the platform in this process; null for a site alone. */
  readonly platform: (() => Promise<string>) | null;
}

/**
 * Serves the figures of this process at /metrics, on a port that visitors do not reach, to those who name this machine.
 *
 * @throws Error that says what to do when the port is taken
 */
export async function serveSiteMetrics({ port, host, names, site, platform }: SiteFigures): Promise<Server> {
  const isKnown = createMetricsHostTest({ host, names, machine: hostname() });
  const server = createServer((request, response) => {
    if (!isKnown(request.headers.host)) {
      response.writeHead(421, { 'content-type': 'text/plain' }).end(STRANGE_METRICS_HOST);
      return;
    }
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('The figures are at /metrics.\n');
      return;
    }
    Promise.all([site.text(), platform?.() ?? '']).then(
      (texts) =>
        response.writeHead(200, { 'content-type': site.type, 'cache-control': 'no-store' }).end(texts.join('')),
      () => response.writeHead(503, { 'content-type': 'text/plain' }).end('The figures could not be read.\n'),
    );
  });
  await new Promise<void>((resolve, reject) => {
    const refuse = (cause: unknown) =>
      reject(new Error(`Metrics cannot be served on ${host}:${port}. Choose another METRICS_PORT.`, { cause }));
    server.once('error', refuse).listen(port, host, resolve);
  });
  server.unref();
  return server;
}
