import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createShutdown } from '#shared/domain/shutdown.ts';
import { dropRoot } from '#shared/domain/start/run-as.ts';
import { examineStart, type StartFacts } from '#shared/domain/start/start-report.ts';
import { createPlatform, type Platform } from './app.ts';
import { deskOriginOf, listenDesk } from './desk-app.ts';
import { readEnvironment } from './environment.ts';
import { serveMetrics } from './metrics.ts';
import { DEMO_PLAYER } from './modules/accounts/demo-account.ts';
import { listenPayments } from './payments-app.ts';

const environment = readEnvironment();

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

/** Shuts down in order on the first signal, at once on the second. */
function stopOnSignal({ withdraw, close }: Platform): void {
  const stop = createShutdown({
    withdraw,
    delayMs: environment.shutdownDelay * 1000,
    close,
    exit: (code) => process.exit(code),
    onError: console.error,
    now: () => performance.now(),
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}

/** Prints what the operator must know about this start; an unsafe one ends. */
async function examine(facts: StartFacts, close?: () => Promise<void>): Promise<void> {
  const { isRefused, text } = examineStart(environment, facts);
  const isComplete = close !== undefined;
  if (text !== '' && (isRefused || isComplete)) console.error(text);
  if (!isRefused) return;
  await close?.();
  process.exit(2);
}

async function listen({ app, desk, close, ...platform }: Platform): Promise<string> {
  const { host, platformPort: port } = environment;
  try {
    if (desk) await listenDesk(desk, environment);
    const address = await app.listen({ host, port });
    await listenPayments(platform, environment, address);
    return address;
  } catch (error) {
    await close();
    const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    return fail(isTaken ? `Port ${port} is taken. Choose another: PLATFORM_PORT=8091 npm run platform.` : error);
  }
}

const isRoot = process.getuid?.() === 0;
await examine({ program: 'platform', isRoot });
const platform = await createPlatform({ environment }).catch(fail);
await examine({ program: 'platform', mainOrigin: platform.config.config().mainOrigin, isRoot }, platform.close);
stopOnSignal(platform);
const address = await listen(platform);
if (environment.metricsPort !== null) {
  const { metricsPort: port, metricsHost: host, metricsNames: names } = environment;
  await serveMetrics({ port, host, names, ...platform.metrics }).catch(fail);
}
if (environment.runAs !== '') {
  const askIds = async (...parameters: string[]) => (await promisify(execFile)('id', parameters)).stdout.trim();
  await dropRoot(environment.runAs, process, askIds).catch(async (error: unknown) => {
    await platform.close();
    fail(error);
  });
}
// performance.now() counts from the start of this process.
console.log(`The platform is ready after ${(performance.now() / 1000).toFixed(1)} s: ${address}`);
if (platform.desk) console.log(`Desk: ${deskOriginOf(environment)}`);
const payments = platform.paymentCompany?.pages() ?? null;
if (payments !== null) console.log(`Payments: ${payments} (a test company; no real money)`);
if (environment.nodeEnv !== 'production') {
  console.log(
    `Demo account: ${DEMO_PLAYER.email} / ${DEMO_PLAYER.password}; the calls are described at ${address}/docs`,
  );
}
