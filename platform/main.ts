import { createShutdown } from '#shared/domain/shutdown.ts';
import { createPlatform, type Platform } from './app.ts';
import { readEnvironment } from './environment.ts';
import { DEMO_PLAYER } from './modules/accounts/demo-account.ts';
import { isLoopback, LOOPBACK } from './plugins/trusted-proxies.ts';

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

async function listen({ app, close }: Platform): Promise<string> {
  const { host, platformPort: port } = environment;
  try {
    return await app.listen({ host, port });
  } catch (error) {
    await close();
    const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    return fail(isTaken ? `Port ${port} is taken. Choose another: PLATFORM_PORT=8091 npm run platform.` : error);
  }
}

// A platform that listens on the loopback interface only is called by the site server of this machine, and trusts it.
const isSiteBeside = environment.trustProxy.length === 0 && isLoopback(environment.host);
const trustProxy = isSiteBeside ? LOOPBACK : environment.trustProxy;
const platform = await createPlatform({ environment, trustProxy }).catch(fail);
stopOnSignal(platform);
const address = await listen(platform);
// performance.now() counts from the start of this process.
console.log(`The platform is ready after ${(performance.now() / 1000).toFixed(1)} s: ${address}`);
if (environment.nodeEnv !== 'production') {
  console.log(
    `Demo account: ${DEMO_PLAYER.email} / ${DEMO_PLAYER.password}; the calls are described at ${address}/docs`,
  );
}
