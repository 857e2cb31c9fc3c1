import { createServer, type Server } from 'node:http';
import { hostname } from 'node:os';
import { createMetricsHostTest, STRANGE_METRICS_HOST } from '#shared/domain/start/metrics-hosts.ts';
import type { FeedHub } from './modules/feed/feed-hub.ts';
import type { Metrics } from './modules/records/metrics-service.ts';
import { countConnections, readChecks } from './modules/records/operator-checks-repository.ts';
import type { Services } from './services.ts';

interface FiguresInput {
  readonly metrics: Metrics;
  readonly services: Services;
  readonly feed: Pick<FeedHub, 'figures'>;
}

/** Adds the figures of the platform's parts; docs/operations.md says which values call for an operator. */
export function addPlatformFigures({ metrics, services, feed }: FiguresInput): void {
  const { accounts, clock, database, leader, messages, securityLog } = services;
  const { sql } = database;

  metrics.gauge('fairline_leader', 'Whether this process leads', () => (leader.term === null ? 0 : 1));
  metrics.gauge('fairline_password_hashes', 'Password hashes that are computed or wait for their turn', () =>
    accounts.hashesInProgress(),
  );
  metrics.gauge('fairline_database_connections', 'Connections of all processes to the database', () =>
    countConnections(sql),
  );
  metrics.gauge(
    'fairline_database_wait_seconds',
    'Time of an empty query, with its wait for a connection',
    async () => {
      const begun = performance.now();
      await database.isAnswering();
      return (performance.now() - begun) / 1000;
    },
  );
  metrics.gauge('fairline_outbox_waiting', 'Messages that wait to be sent', async () => {
    return (await messages.post()).standing.waiting;
  });
  metrics.gauge('fairline_outbox_dead', 'Messages of the last days that were given up', async () => {
    return (await messages.post()).standing.dead;
  });
  metrics.gauge('fairline_outbox_age_seconds', 'Age of the oldest message that waits', async () => {
    const { waitingSince } = (await messages.post()).standing;
    return waitingSince === null ? 0 : Math.max(0, clock.now() - waitingSince) / 1000;
  });
  metrics.gauge('fairline_security_log_unsealed', 'Security events that wait for their seal', async () => {
    return (await securityLog.waiting()).count;
  });
  metrics.gauge('fairline_security_log_unsealed_age_seconds', 'Age of the oldest of them', async () => {
    return (await securityLog.waiting()).ageMs / 1000;
  });
  metrics.gauge('fairline_security_log_position', 'Length of the chain of seals', async () => {
    return (await securityLog.head()).position;
  });
  metrics.gauge('fairline_feed_connections', 'Sockets of the live feed', () => feed.figures().connections);
  metrics.gauge('fairline_feed_players', 'Sockets in the channel of a player', () => feed.figures().players);
  metrics.gauge('fairline_feed_silence_seconds', 'Time since the book last announced a change', () => {
    return feed.figures().silentMs / 1000;
  });
  metrics.gauge('fairline_feed_pass_seconds', 'Duration of the last delivery to all sockets', () => {
    return feed.figures().passMs / 1000;
  });
  metrics.gauge('fairline_feed_frames_skipped', 'Frames left out because their socket lagged', () => {
    return feed.figures().skipped;
  });
  metrics.gauges('fairline_check_age_seconds', 'Time since the last run of an operator’s check', 'check', async () =>
    (await readChecks(sql)).map(({ name, age }) => [name, age] as const),
  );
  metrics.gauges('fairline_check_problems', 'Problems that this run found', 'check', async () =>
    (await readChecks(sql)).map(({ name, problems }) => [name, problems] as const),
  );
}

interface MetricsServerInput {
  readonly port: number;
  readonly host: string;
  /** Further names by which the figures are asked for. */
  readonly names: readonly string[];
  /** Figures as text, of every part that this process runs. */
  readonly text: () => Promise<string>;
  readonly type: string;
}

/**
 * Serves the figures at /metrics, on a port of their own that visitors do not reach, to those who name this machine.
 *
 * @throws Error that says what to do when the port is taken
 */
export async function serveMetrics({ port, host, names, text, type }: MetricsServerInput): Promise<Server> {
  const isKnown = createMetricsHostTest({ host, names, machine: hostname() });
  const server = createServer((request, response) => {
    if (!isKnown(request.headers.host)) {
      response.writeHead(421, { 'content-type': 'text/plain' }).end(STRANGE_METRICS_HOST);
      return;
    }
    const isWanted = request.method === 'GET' && request.url === '/metrics';
    if (!isWanted) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('The figures are at /metrics.\n');
      return;
    }
    text().then(
      (figures) => response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(figures),
      () => response.writeHead(503, { 'content-type': 'text/plain' }).end('The figures could not be read.\n'),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => {
      reject(new Error(`Metrics cannot be served on ${host}:${port}. Choose another METRICS_PORT.`, { cause }));
    });
    server.listen(port, host, resolve);
  });
  server.unref();
  return server;
}
