import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Environment } from '#shared/domain/environment.ts';
import { createPlatform } from './app.ts';
import { DEMO_PLAYER } from './modules/accounts/demo-account.ts';
import { LOOPBACK } from './plugins/trusted-proxies.ts';

/** A platform that serves the site server of the same machine. */
export interface EmbeddedPlatform {
  readonly origin: string;
  /** Credentials of the demo player; null in production, which has none. */
  readonly demo: { readonly email: string; readonly password: string } | null;
  /** Accepts a feed socket from a server of this process, as if it had connected to the platform. */
  readonly takeSocket: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  readonly close: () => Promise<void>;
}

/**
 * Starts the platform for a site server that passes calls on to it: on a free port of the loopback interface, trusting
 * the site's headers about its visitors.
 *
 * @throws Error that says what to do when the database is not available
 */
export async function startEmbedded(environment: Environment): Promise<EmbeddedPlatform> {
  const platform = await createPlatform({ environment, trustProxy: [...LOOPBACK, ...environment.trustProxy] });
  const origin = await platform.app.listen({ host: '127.0.0.1', port: 0 });
  const demo = environment.nodeEnv === 'production' ? null : DEMO_PLAYER;
  return {
    origin,
    demo,
    takeSocket: (request, socket, head) => void platform.app.server.emit('upgrade', request, socket, head),
    close: platform.close,
  };
}
