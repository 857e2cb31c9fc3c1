import { errors } from 'jose';
import type { JoinedNetworks } from '#shared/contracts/social.ts';
import { isNetworkId, type NetworkId } from '#shared/domain/social/social-networks.ts';
import type { ServerClock } from '../../../clock/server-clock.ts';
import { ApiError } from '../../../plugins/api-error.ts';
import { type Accounts, NO_PASSWORD, type SessionRow } from '../../accounts/accounts-service.ts';
import type { ConfigService } from '../../config/config-service.ts';
import { WALLET_SCRIPT_PATH } from '../../identity-provider/identity-provider-service.ts';
import type { Confirmed } from '../confirm-password.ts';
import type { Asker, Identity } from '../identity-service.ts';
import type { SecurityService } from '../security-service.ts';
import type { SocialSignUps } from '../social-sign-ups.ts';
import { createArrivals, type SocialArrival, socialHash } from './arrivals.ts';
import type { NetworkClient } from './network-client.ts';
import {
  createNetworkSignIn,
  type Departure,
  type Return,
  type SignInVisit,
  type SocialSignInRequest,
  type WalletMessageRequest,
  type WalletReturn,
} from './network-sign-in.ts';
import { ONE_TAP_NETWORK, readCredential } from './one-tap-credential.ts';
import type { JoinRow, SocialRepository } from './social-repository.ts';

/** Sign-in by networks (shell §3 social networks, one-tap payload; §7 social login, one-tap; ). */
export interface Social {
  /** Returns where to go on. @throws ApiError NOT_FOUND for a network that is not offered, UNAVAILABLE */
  begin(request: SocialSignInRequest): Promise<Departure>;
  /** The same for a player who links a network. @throws as `begin`; ApiError of the proof */
  beginJoin(request: SocialSignInRequest, session: SessionRow, confirmed: Confirmed): Promise<Departure>;
  /** The same for a player who confirms a change by a network that is linked already. @throws as `begin` */
  beginProof(request: SocialSignInRequest, session: SessionRow): Promise<Departure>;
  /** Handles the return from a network; every problem redirects to the site with a code of the reason. */
  end(back: Return): Promise<SocialArrival>;
  /** Returns what a wallet signs; null for an attempt that is unknown, over, or of another browser. */
  walletMessage(request: WalletMessageRequest): Promise<string | null>;
  /** Handles the signature of a wallet as `end` handles a return. */
  endWallet(back: WalletReturn): Promise<SocialArrival>;
  /** Whether the answer of a network comes in the fragment of the address. */
  isWidget(network: NetworkId): boolean;
  /** Path of the script that plays the wallet of a network; null for none. */
  walletScript(network: NetworkId): string | null;
  /** @throws ApiError NOT_FOUND */
  oneTapClient(): string;
  /** @throws ApiError NOT_FOUND, CREDENTIAL_REFUSED, UNAVAILABLE */
  oneTap(credential: string, visit: SignInVisit, asker: Asker): Promise<SocialArrival>;
  /** Returns the e-mail of a link that waits for a confirmation; null when it has expired or is done. */
  pending(request: string): Promise<JoinRow | null>;
  /** Links the waiting network to the player who has signed in, if it waits for that player, and reports that. */
  joinPending(request: string, session: Pick<SessionRow, 'hash' | 'userId'>, asker: Asker): Promise<void>;
  joined(userId: number): Promise<JoinedNetworks>;
  /** @throws ApiError LAST_WAY_IN, those of the proof */
  remove(session: SessionRow, network: NetworkId, confirmed: Confirmed): Promise<JoinedNetworks>;
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
  readonly security: Pick<SecurityService, 'confirm' | 'factors' | 'proof'>;
  readonly clock: ServerClock;
  readonly report: (error: unknown) => void;
}

export function createSocial(input: SocialInput): Social {
  const { repository, client, config, accounts, clock } = input;
  const arrivals = createArrivals(input);
  const { confirm, factors, proof } = input.security;
  const onProved = (session: SessionRow) => proof.noteNetwork(session);
  const onJoined = (session: Pick<SessionRow, 'hash' | 'userId'>, network: string, asker: Asker) =>
    factors.changed(session, 'network_joined', asker, { part: 'network', before: { network, identity: null } });
  const { lead, ...returns } = createNetworkSignIn({ ...input, onJoined, onProved }, arrivals);

  async function joined(userId: number): Promise<JoinedNetworks> {
    const [rows, player] = await Promise.all([repository.identities(userId), accounts.repository.player(userId)]);
    return {
      networks: rows.flatMap((row) => (isNetworkId(row.network) ? [{ ...row, network: row.network }] : [])),
      hasPassword: player?.passwordHash !== NO_PASSWORD,
    };
  }

  return {
    begin: (request) => lead(request, null, false),
    async beginJoin(request, session, confirmed) {
      await confirm(session, confirmed);
      return lead(request, session.userId, false);
    },
    beginProof: (request, session) => lead(request, session.userId, true),
    ...returns,
    isWidget: (network) => config.socialProvider(network)?.kind === 'widget',
    walletScript(network) {
      const provider = config.socialProvider(network);
      return provider?.kind === 'wallet' && provider.issuer === 'local' ? WALLET_SCRIPT_PATH : null;
    },
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
    async joinPending(request, session, asker) {
      const row = await repository.takeJoin(socialHash(request), session.userId, clock.now());
      if (!row) return;
      const joined = await repository.join({ ...row, person: row.email, now: clock.now() });
      if (joined === 'joined') await onJoined(session, row.network, asker);
    },
    joined,
    async remove(session, network, confirmed) {
      const { userId } = session;
      await confirm(session, confirmed);
      const { networks, hasPassword } = await joined(userId);
      const isLast = !hasPassword && networks.every((one) => one.network === network);
      if (isLast && networks.length > 0) throw new ApiError('LAST_WAY_IN');
      const identity = await repository.remove(userId, network);
      if (!identity) return joined(userId);
      const before = { network, identity };
      await factors.changed(session, 'network_removed', confirmed.asker, { part: 'network', before });
      return joined(userId);
    },
    signUps: input.signUps,
    purge: () => repository.purge(clock.now(), Date.now()),
  };
}
