import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Environment, EnvironmentError, parseEnvironment } from '#shared/domain/environment.ts';
import { createShutdown } from '#shared/domain/shutdown.ts';
import { dropRoot, RunAsError } from '#shared/domain/start/run-as.ts';
import { examineStart } from '#shared/domain/start/start-report.ts';
import { builtFiles } from './built-files.ts';
import { developmentFiles } from './development-files.ts';
import type { TakeSocket } from './plugins/feed-tunnel.ts';
import { createSite } from './site.ts';
import { createSiteMetrics, type SiteMetrics, serveSiteMetrics } from './site-metrics.ts';

interface RunningPlatform {
  readonly origin: string;
  readonly siteProof?: string;
  readonly demo: { readonly email: string; readonly password: string } | null;
  /** Address of the operator's desk; null without one. */
  readonly desk: string | null;
  /** Address of the payment company that plays the provider outside production; null without one. */
  readonly payments: string | null;
  readonly close: () => Promise<void>;
  readonly takeSocket?: TakeSocket;
  readonly metrics?: () => Promise<string>;
  /** Main origin of the site config; absent where the back end is elsewhere. */
  readonly mainOrigin?: () => string | null;
}

function readEnvironment(): Environment {
  try {
    return parseEnvironment(process.env);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}

/**
 * Starts the embedded back end in this process when PLATFORM_ORIGIN is not set. No other place of the site server knows
 * it.
 */
async function startPlatform(environment: Environment, isSiteAlone: boolean): Promise<RunningPlatform> {
  if (environment.platformOrigin)
    return { origin: environment.platformOrigin, demo: null, desk: null, payments: null, close: async () => {} };
  if (isSiteAlone) {
    console.error(
      'The site alone needs a back end: set PLATFORM_ORIGIN, such as PLATFORM_ORIGIN=http://127.0.0.1:8090 npm run site.',
    );
    process.exit(2);
  }
  const { startEmbedded } = await import('#platform/embedded.ts');
  return startEmbedded(environment);
}

/** Serves the figures of this process where METRICS_PORT says; without it, nowhere. */
async function openMetrics(
  { metricsPort: port, metricsHost: host, metricsNames: names }: Environment,
  site: SiteMetrics,
  { metrics }: RunningPlatform,
): Promise<void> {
  if (port !== null) await serveSiteMetrics({ port, host, names, site, platform: metrics ?? null });
}

/**
 * Prints what the operator must know about this start; an unsafe one ends. Before the platform has opened, only refusals
 * are printed: everything else follows with what its site config adds.
 */
async function examine(environment: Environment, platform?: RunningPlatform): Promise<void> {
  const { isRefused, text } = examineStart(environment, {
    program: 'site',
    mainOrigin: platform?.mainOrigin?.(),
    isRoot: process.getuid?.() === 0,
  });
  if (text !== '' && (isRefused || platform)) console.error(text);
  if (!isRefused) return;
  await platform?.close();
  process.exit(2);
}

/** Runs the program `id`, which knows the numbers of users and groups. */
const askIds = async (...parameters: string[]) => (await promisify(execFile)('id', parameters)).stdout.trim();

/** @param backEnd null when it is the platform in this process */
function announce(address: string, platform: RunningPlatform, backEnd: { isThere: boolean } | null): void {
  // performance.now() counts from the start of this process.
  const seconds = (performance.now() / 1000).toFixed(1);
  const lines = [
    '',
    `  Fairline is ready after ${seconds} s:  ${address}`,
    ...(platform.demo ? [`  Demo account:  ${platform.demo.email}  /  ${platform.demo.password}  (play money)`] : []),
    ...(platform.desk === null ? [] : [`  Desk:  ${platform.desk}`]),
    ...(platform.payments === null ? [] : [`  Payments:  ${platform.payments}  (a test company; no real money)`]),
    ...(backEnd ? [`  Back end:  ${platform.origin}${backEnd.isThere ? '' : '  (does not answer yet)'}`] : []),
    '  Stop it with Ctrl+C.',
    '',
  ];
  console.log(lines.join('\n'));
}

async function main(): Promise<void> {
  const environment = readEnvironment();
  await examine(environment);
  const development = process.argv.includes('--dev');
  const directory = path.resolve('dist/web');
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
  const hasStaffTools = environment.nodeEnv !== 'production';
  const files = development ? await developmentFiles() : await builtFiles(directory, hasStaffTools);
  const platform = await startPlatform(environment, process.argv.includes('--site-only'));
  await examine(environment, platform);
  let isWithdrawn = false;
  const metrics = createSiteMetrics(platform.metrics !== undefined);
  const site = await createSite({
    ...files,
    platformOrigin: platform.origin,
    siteProof: platform.siteProof,
    takeSocket: platform.takeSocket,
    version,
    hasStaffTools,
    logLevel: process.env.LOG_LEVEL ?? 'warn',
    geoHeader: environment.geoHeader,
    hosts: environment,
    trustProxy: environment.trustProxy.length > 0 ? [...environment.trustProxy] : false,
    isWithdrawn: () => isWithdrawn,
    metrics,
  });
  const stop = createShutdown({
    withdraw() {
      isWithdrawn = true;
    },
    delayMs: environment.shutdownDelay * 1000,
    async close() {
      await site.close();
      await platform.close();
    },
    exit: (code) => process.exit(code),
    onError: console.error,
    now: () => performance.now(),
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  try {
    const address = await site.listen({ port: environment.port, host: environment.host });
    await openMetrics(environment, metrics, platform);
    if (environment.runAs !== '') await dropRoot(environment.runAs, process, askIds);
    const isAway = async () => (await site.inject('/readyz')).statusCode !== 200;
    announce(address, platform, environment.platformOrigin === '' ? null : { isThere: !(await isAway()) });
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    console.error(
      error instanceof RunAsError
        ? error.message
        : code === 'EADDRINUSE'
          ? `Port ${environment.port} is taken. Stop the app that uses it, or choose another with PORT=8081 npm start.`
          : `The site cannot listen on ${environment.host}:${environment.port}: ${String(error)}`,
    );
    await platform.close();
    process.exit(1);
  }
}

try {
  await main();
} catch (error) {
  console.error(`Fairline could not start: ${error instanceof Error ? error.message : String(error)}`);
  if (process.env.LOG_LEVEL === 'debug') console.error(error);
  process.exit(1);
}
