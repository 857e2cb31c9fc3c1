import type { ServerClock } from '../../../clock/server-clock.ts';
import type { Pool } from '../../../database/pool.ts';
import { type Accounts, sessionHash } from '../../accounts/accounts-service.ts';
import type { Visitors } from '../../accounts/visitors-service.ts';
import type { ConfigService } from '../../config/config-service.ts';
import { createIdentityProvider, type IdentityProvider } from '../../identity-provider/identity-provider-service.ts';
import { askerOf } from '../asker.ts';
import type { Identity } from '../identity-service.ts';
import type { SecurityService } from '../security-service.ts';
import type { SignInChanges } from '../sign-in-changes.ts';
import { socialHash } from './arrivals.ts';
import { clientsOf } from './local-clients.ts';
import { createNetworkClient } from './network-client.ts';
import type { SocialCookies } from './social-cookies.ts';
import { createSocialRepository, createSocialSignUps, type RemovedIdentity } from './social-repository.ts';
import { createSocial, type Social } from './social-service.ts';

interface OpenNetworksInput {
  readonly sql: Pool;
  readonly production: boolean;
  readonly config: ConfigService;
  readonly accounts: Accounts;
  readonly identity: Identity;
  readonly security: SecurityService;
  readonly clock: ServerClock;
  readonly report: (error: unknown) => void;
  readonly signInChanges: Pick<SignInChanges, 'restores'>;
}

/** State of a link before a change; null when the change has added it. */
interface NetworkBefore {
  readonly network: string;
  readonly identity: RemovedIdentity | null;
}

interface Networks {
  readonly social: Social;
  readonly identityProvider: IdentityProvider | null;
}

/** Opens sign-in by networks and, outside production, the identity provider that plays them. */
export async function openNetworks({ sql, production, ...rest }: OpenNetworksInput): Promise<Networks> {
  const { clock, config } = rest;
  const local = production ? null : await createIdentityProvider({ production, clientOf: clientsOf(config) });
  const repository = createSocialRepository(sql);
  rest.signInChanges.restores('network', (userId, before, within) => {
    const { network, identity } = before as NetworkBefore;
    return repository.restore(userId, network, identity, within);
  });
  const social = createSocial({
    ...rest,
    repository,
    signUps: createSocialSignUps({ sql, now: () => clock.now(), hashOf: socialHash }),
    client: createNetworkClient({ production, local }),
  });
  return { social, identityProvider: local };
}

/** Extends the welcome: links the network that waits in the browser to the player who has signed in. */
export function welcomeWithJoins(visitors: Visitors, social: Social, cookies: SocialCookies): Visitors {
  return {
    ...visitors,
    async welcome(request, reply, signedIn) {
      const step = cookies.readStep(request);
      if (step?.kind === 'join') {
        const session = { userId: signedIn.answer.player.user_id, hash: sessionHash(signedIn.sessionId) };
        await social.joinPending(step.request, session, askerOf(visitors, request));
        cookies.clearStep(reply);
      }
      return visitors.welcome(request, reply, signedIn);
    },
  };
}
