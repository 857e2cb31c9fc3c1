import { createServer, type Server } from 'node:http';
import { hostname } from 'node:os';
import { createMetricsHostTest, STRANGE_METRICS_HOST } from '#shared/domain/start/metrics-hosts.ts';
import type { Database } from './database/database.ts';
import type { Metrics } from './modules/records/metrics-service.ts';
import { countConnections, readChecks } from './modules/records/operator-checks-repository.ts';

/** Adds the figures of the database and of the checks that run on it; docs/operations.md explains them. */
export function addDatabaseFigures(metrics: Metrics, database: Pick<Database, 'isAnswering' | 'sql'>): void {
  const { sql } = database;
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
