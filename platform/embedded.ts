import type { Environment } from '#shared/domain/environment.ts';
import { createPlatform } from './app.ts';
import { DEMO_PLAYER } from './modules/accounts/demo-account.ts';
import { LOOPBACK } from './plugins/trusted-proxies.ts';

/** A platform that serves the site server of the same machine. */
export interface EmbeddedPlatform {
  readonly origin: string;
  /** Whom to sign in as; null in production, where there is no such player. */
  readonly demo: { readonly email: string; readonly password: string } | null;
  readonly close: () => Promise<void>;
}

/**
 * Starts the platform for a site server that passes calls on to it: on a free port of the loopback interface, believing
 * what the site says of its visitors.
 *
 * @throws Error that says what to do when the database cannot be had
 */
export async function startEmbedded(environment: Environment): Promise<EmbeddedPlatform> {
  const platform = await createPlatform({ environment, trustProxy: LOOPBACK });
  const origin = await platform.app.listen({ host: '127.0.0.1', port: 0 });
  const demo = environment.nodeEnv === 'production' ? null : DEMO_PLAYER;
  return { origin, demo, close: platform.close };
}
