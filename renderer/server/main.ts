import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Environment, EnvironmentError, parseEnvironment } from '#shared/domain/environment.ts';
import { createShutdown } from '#shared/domain/shutdown.ts';
import { builtFiles } from './built-files.ts';
import { developmentFiles } from './development-files.ts';
import type { TakeSocket } from './plugins/feed-tunnel.ts';
import { createSite } from './site.ts';

interface RunningPlatform {
  readonly origin: string;
  readonly demo: { readonly email: string; readonly password: string } | null;
  readonly close: () => Promise<void>;
  readonly takeSocket?: TakeSocket;
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
  if (environment.platformOrigin) return { origin: environment.platformOrigin, demo: null, close: async () => {} };
  if (isSiteAlone) {
    console.error(
      'The site alone needs a back end: set PLATFORM_ORIGIN, such as PLATFORM_ORIGIN=http://127.0.0.1:8090 npm run site.',
    );
    process.exit(2);
  }
  const { startEmbedded } = await import('#platform/embedded.ts');
  return startEmbedded(environment);
}

/** @param backEnd null when it is the platform in this process */
function announce(address: string, platform: RunningPlatform, backEnd: { isThere: boolean } | null): void {
  // performance.now() counts from the start of this process.
  const seconds = (performance.now() / 1000).toFixed(1);
  const lines = [
    '',
    `  Fairline is ready after ${seconds} s:  ${address}`,
    ...(platform.demo ? [`  Demo account:  ${platform.demo.email}  /  ${platform.demo.password}  (play money)`] : []),
    ...(backEnd ? [`  Back end:  ${platform.origin}${backEnd.isThere ? '' : '  (does not answer yet)'}`] : []),
    '  Stop it with Ctrl+C.',
    '',
  ];
  console.log(lines.join('\n'));
}

async function main(): Promise<void> {
  const environment = readEnvironment();
  const development = process.argv.includes('--dev');
  const directory = path.resolve('dist/web');
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string };
  const hasStaffTools = environment.nodeEnv !== 'production';
  const files = development ? await developmentFiles() : await builtFiles(directory, hasStaffTools);
  const platform = await startPlatform(environment, process.argv.includes('--site-only'));
  let isWithdrawn = false;
  const site = await createSite({
    ...files,
    platformOrigin: platform.origin,
    takeSocket: platform.takeSocket,
    version,
    hasStaffTools,
    logLevel: process.env.LOG_LEVEL ?? 'warn',
    geoHeader: environment.geoHeader,
    trustProxy: environment.trustProxy.length > 0 ? [...environment.trustProxy] : false,
    isWithdrawn: () => isWithdrawn,
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
    const isAway = async () => (await site.inject('/readyz')).statusCode !== 200;
    announce(address, platform, environment.platformOrigin === '' ? null : { isThere: !(await isAway()) });
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    console.error(
      code === 'EADDRINUSE'
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
