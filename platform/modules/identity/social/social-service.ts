import { errors } from 'jose';
import type { JoinedNetworks } from '#shared/contracts/social.ts';
import { isNetworkId, type NetworkId } from '#shared/domain/social/social-networks.ts';
import type { ServerClock } from '../../../clock/server-clock.ts';
import { ApiError } from '../../../plugins/api-error.ts';
import { type Accounts, NO_PASSWORD, type SessionRow } from '../../accounts/accounts-service.ts';
import type { ConfigService } from '../../config/config-service.ts';
import type { Asker, Identity } from '../identity-service.ts';
import type { SecurityService } from '../security-service.ts';
import type { SocialSignUps } from '../social-sign-ups.ts';
import { createArrivals, type SocialArrival, socialHash } from './arrivals.ts';
import type { NetworkClient } from './network-client.ts';
import { createNetworkSignIn, type Return, type SignInVisit, type SocialSignInRequest } from './network-sign-in.ts';
import { ONE_TAP_NETWORK, readCredential } from './one-tap-credential.ts';
import type { JoinRow, SocialRepository } from './social-repository.ts';

/** Sign-in by networks (shell §3 social networks, one-tap payload; §7 social login, one-tap; ). */
export interface Social {
  /** Returns the network's address. @throws ApiError NOT_FOUND for a network that is not offered, UNAVAILABLE */
  begin(request: SocialSignInRequest): Promise<string>;
  /** The same for a player who links a network. @throws as `begin`; ApiError PASSWORD_WRONG, those of the captcha */
  beginJoin(
    request: SocialSignInRequest,
    session: SessionRow,
    confirmed: { password: string; asker: Asker },
  ): Promise<string>;
  /** Handles the return from a network; every problem redirects to the site with a code of the reason. */
  end(back: Return): Promise<SocialArrival>;
  /** @throws ApiError NOT_FOUND */
  oneTapClient(): string;
  /** @throws ApiError NOT_FOUND, CREDENTIAL_REFUSED, UNAVAILABLE */
  oneTap(credential: string, visit: SignInVisit, asker: Asker): Promise<SocialArrival>;
  /** Returns the e-mail of a link that waits for a confirmation; null when it has expired or is done. */
  pending(request: string): Promise<JoinRow | null>;
  /** Links the waiting network to the player who has signed in, if it waits for that player. */
  joinPending(request: string, userId: number): Promise<void>;
  joined(userId: number): Promise<JoinedNetworks>;
  /** @throws ApiError LAST_WAY_IN */
  remove(userId: number, network: NetworkId): Promise<JoinedNetworks>;
  readonly signUps: SocialSignUps;
  purge(): Promise<void>;
}

interface SocialInput {
  readonly repository: SocialRepository;
  readonly signUps: SocialSignUps;
  readonly client: NetworkClient;
  readonly config: Pick<ConfigService, 'config' | 'socialProvider'>;
  readonly accounts: Pick<Accounts, 'repository'>;
  readonly identity: Pick<Identity, 'socialLogin'>;
  readonly security: Pick<SecurityService, 'confirm'>;
  readonly clock: ServerClock;
  readonly report: (error: unknown) => void;
}

export function createSocial(input: SocialInput): Social {
  const { repository, client, config, accounts, clock } = input;
  const arrivals = createArrivals(input);
  const { lead, end } = createNetworkSignIn(input, arrivals);

  async function joined(userId: number): Promise<JoinedNetworks> {
    const [rows, player] = await Promise.all([repository.identities(userId), accounts.repository.player(userId)]);
    return {
      networks: rows.flatMap((row) => (isNetworkId(row.network) ? [{ ...row, network: row.network }] : [])),
      hasPassword: player?.passwordHash !== NO_PASSWORD,
    };
  }

  return {
    begin: (request) => lead(request, null),
    async beginJoin(request, session, confirmed) {
      await input.security.confirm(session, confirmed);
      return lead(request, session.userId);
    },
    end,
    oneTapClient() {
      const provider = config.config().isOneTapAuthEnabled ? config.socialProvider(ONE_TAP_NETWORK) : null;
      if (!provider) throw new ApiError('NOT_FOUND', { message: 'One-tap is not offered here.' });
      return provider.clientId;
    },
    async oneTap(credential, { language, origin }, asker) {
      this.oneTapClient();
      const provider = config.socialProvider(ONE_TAP_NETWORK);
      if (!provider) throw new ApiError('NOT_FOUND');
      const read = await readCredential(credential, { network: client, provider, origin }).catch((cause: unknown) => {
        const isRefused = cause instanceof errors.JOSEError && !(cause instanceof errors.JWKSTimeout);
        throw new ApiError(isRefused ? 'CREDENTIAL_REFUSED' : 'UNAVAILABLE', { cause });
      });
      const { profile, hash, endsAt } = read;
      if (!(await repository.spendCredential(hash, endsAt))) throw new ApiError('CREDENTIAL_REFUSED');
      return arrivals.arrive({ profile, network: ONE_TAP_NETWORK, language, returnTo: '', isSaved: false, asker });
    },
    pending: (request) => repository.readJoin(socialHash(request), clock.now()),
    async joinPending(request, userId) {
      const row = await repository.takeJoin(socialHash(request), userId, clock.now());
      if (row) await repository.join({ ...row, person: row.email, now: clock.now() });
    },
    joined,
    async remove(userId, network) {
      const { networks, hasPassword } = await joined(userId);
      const isLast = !hasPassword && networks.every((one) => one.network === network);
      if (isLast && networks.length > 0) throw new ApiError('LAST_WAY_IN');
      await repository.remove(userId, network);
      return joined(userId);
    },
    signUps: input.signUps,
    purge: () => repository.purge(clock.now(), Date.now()),
  };
}
