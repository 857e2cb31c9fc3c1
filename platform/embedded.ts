import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Environment } from '#shared/domain/environment.ts';
import { SITE_PROOF_HEADER } from '#shared/domain/transport/site-proof.ts';
import { createPlatform, type Platform } from './app.ts';
import { deskOriginOf, listenDesk } from './desk-app.ts';
import { DEMO_PLAYER } from './modules/accounts/demo-account.ts';
import { listenPayments } from './payments-app.ts';
import { LOOPBACK } from './plugins/trusted-proxies.ts';

/** A platform that serves the site server of the same machine. */
export interface EmbeddedPlatform {
  readonly origin: string;
  /** Secret for the header of the same name, without which the platform believes no call about its visitor. */
  readonly siteProof: string;
  /** Credentials of the demo player; null in production, which has none. */
  readonly demo: { readonly email: string; readonly password: string } | null;
  /** Address of the operator's desk; null without DESK_PORT. */
  readonly desk: string | null;
  /** Address of the demonstration's payment company; null in production. */
  readonly payments: string | null;
  /** Returns the main origin of the site config, null for none. */
  readonly mainOrigin: () => string | null;
  /** Accepts a feed socket from a server of this process, as if it had connected to the platform. */
  readonly takeSocket: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** Figures of the platform for operators, as text. */
  readonly metrics: () => Promise<string>;
  readonly close: () => Promise<void>;
}

/** Returns what closes the platform before an error goes on. */
const closing =
  ({ close }: Platform) =>
  async (error: unknown): Promise<never> => {
    await close();
    throw error;
  };

/**
 * Starts the platform for a site server that passes calls on to it: on a free port of the loopback interface, trusting
 * the site's headers about its visitors. Other programs of this machine are not believed.
 *
 * @throws Error that says what to do when the database is not available
 */
export async function startEmbedded(environment: Environment): Promise<EmbeddedPlatform> {
  const siteProof = randomBytes(32).toString('base64url');
  const trustProxy = [...LOOPBACK, ...environment.trustProxy];
  const platform = await createPlatform({ environment, trustProxy, siteProof });
  const origin = await platform.app.listen({ host: '127.0.0.1', port: 0 });
  await listenPayments(platform, environment, origin).catch(closing(platform));
  const desk = platform.desk && (await listenDesk(platform.desk, environment).catch(closing(platform)));
  const demo = environment.nodeEnv === 'production' ? null : DEMO_PLAYER;
  return {
    origin,
    siteProof,
    demo,
    desk: desk && deskOriginOf(environment),
    payments: platform.paymentCompany?.pages() ?? null,
    mainOrigin: () => platform.config.config().mainOrigin,
    takeSocket(request, socket, head) {
      request.headers[SITE_PROOF_HEADER] = siteProof;
      platform.app.server.emit('upgrade', request, socket, head);
    },
    metrics: platform.metrics.text,
    close: platform.close,
  };
}
