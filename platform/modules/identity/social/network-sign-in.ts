import { isNetworkId, type NetworkId } from '#shared/domain/social/social-networks.ts';
import { type SocialResult, withSocialReturn } from '#shared/domain/social/social-return.ts';
import type { ServerClock } from '../../../clock/server-clock.ts';
import { ApiError } from '../../../plugins/api-error.ts';
import type { SessionRow } from '../../accounts/accounts-service.ts';
import type { ConfigService, SocialProvider } from '../../config/config-service.ts';
import type { Asker } from '../identity-service.ts';
import { personOf } from '../social-sign-ups.ts';
import { type Arrivals, freshSecret, type SocialArrival, type SocialStep, socialHash } from './arrivals.ts';
import type { NetworkClient } from './network-client.ts';
import { NetworkRefusal } from './protocols/network-refusal.ts';
import type { Identified } from './protocols/widget.ts';
import { homePathOf, loginOf } from './return-address.ts';
import type { AttemptRow, SocialRepository } from './social-repository.ts';
import { checksumAddress } from './wallet/ethereum-key.ts';
import { readWallet } from './wallet/read-wallet.ts';
import { messageText } from './wallet/sign-in-message.ts';

/** Browser and caller of a sign-in. */
export interface SignInVisit {
  readonly language: string;
  /** Scheme and host of the site. */
  readonly origin: string;
  /** Secret identifier of this browser. */
  readonly browser: string;
}

export interface SocialSignInRequest extends SignInVisit {
  readonly network: NetworkId;
  /** A path on this site; '' for the home page. */
  readonly returnTo: string;
  /** The player asked to stay signed in. */
  readonly isSaved: boolean;
}

/** Where a sign-in by a network continues: at the network, or in a page of the site that asks a wallet. */
export interface Departure {
  readonly address: string;
  /** The step that the browser carries to a page of the site. */
  readonly step?: SocialStep;
}

/** A browser that comes back, with its visit. */
interface Coming extends Omit<SignInVisit, 'language'> {
  /** The current session; null for a guest. */
  readonly session: SessionRow | null;
  readonly asker: Asker;
  /** Language of the site, used when the attempt is unknown. */
  readonly language: string;
}

export interface Return extends Coming {
  readonly network: string;
  /** The full address to which the network has redirected. */
  readonly callback: URL;
}

/** What a page has got from the wallet of the browser. */
export interface WalletReturn extends Coming {
  readonly state: string;
  readonly network: NetworkId;
  /** 0x and forty hexadecimal digits. */
  readonly address: string;
  /** 0x and hexadecimal digits. */
  readonly signature: string;
}

type Identify = (provider: SocialProvider, attempt: AttemptRow) => Promise<Identified>;

interface NetworkSignInInput {
  readonly repository: SocialRepository;
  readonly client: NetworkClient;
  readonly config: Pick<ConfigService, 'config' | 'socialProvider'>;
  readonly clock: ServerClock;
  readonly report: (error: unknown) => void;
  /** Called when a network was linked to the player of the session. */
  readonly onJoined: (session: SessionRow, network: NetworkId, asker: Asker) => Promise<void>;
  /** Called when the player of the session has come back from a network that is linked already. */
  readonly onProved: (session: SessionRow) => Promise<void>;
}

/** Time for the sign-in at the network, ms. */
const ATTEMPT_MS = 10 * 60_000;

/** Error codes with which networks report that the visitor declined. */
const DENIALS = new Set([
  'access_denied',
  'user_cancelled_login',
  'user_cancelled_authorize',
  'user_cancelled_authorise',
]);
/** The platform's own refusals that pass with time. */
const PASSING = new Set(['TOO_MANY_ATTEMPTS', 'CAPTCHA_REQUIRED', 'UNAVAILABLE']);

/** What a signature does, in the letters that EIP-4361 allows, and so in no language but English. */
const STATEMENTS = {
  signIn: 'Sign in to this site. The signature costs nothing and moves no money.',
  join: 'Add this wallet to the sign-in methods of your account. The signature costs nothing and moves no money.',
  proof: 'Confirm that it is you. The signature costs nothing and moves no money.',
} as const;

const resultOf = (code: string | null) => (code === null ? 'failed' : PASSING.has(code) ? 'busy' : 'refused');

/** Returns the redirect to a network, and the handling of the return. */
export function createNetworkSignIn(
  { repository, client, config, clock, report, onJoined, onProved }: NetworkSignInInput,
  { arrive, leadBack }: Arrivals,
) {
  const providerFor = (network: NetworkId) => {
    const isShown = config.config().socialNetworks.some(({ id }) => id === network);
    return isShown ? config.socialProvider(network) : null;
  };

  async function lead(request: SocialSignInRequest, joiner: number | null, isProof: boolean): Promise<Departure> {
    const { network, origin, browser, language, returnTo, isSaved } = request;
    const provider = providerFor(network);
    if (!provider) throw new ApiError('NOT_FOUND', { message: `The network ${network} is not offered here.` });
    const [state, nonce, verifier] = [freshSecret(), freshSecret(), freshSecret()];
    const endsAt = clock.now() + ATTEMPT_MS;
    const attempt = { network, nonce, verifier, language, returnTo, isSaved, joiner, isProof, endsAt };
    const store = () => repository.addAttempt(socialHash(state), socialHash(browser), attempt);
    if (provider.kind === 'wallet') {
      await store();
      return { address: leadBack('wallet', network, attempt, language), step: { kind: 'wallet', network, state } };
    }
    const address = await client
      .begin({ network, provider, origin, language, state, nonce, verifier })
      .catch((cause: unknown) => {
        throw new ApiError('UNAVAILABLE', { message: `The network ${network} does not answer.`, cause });
      });
    await store();
    return { address };
  }

  /** Continues with the person whom the network has named. */
  async function proceed(
    { profile, credential }: Identified,
    network: NetworkId,
    attempt: AttemptRow,
    { session, asker }: Coming,
  ): Promise<SocialResult | SocialArrival> {
    const { joiner, language, returnTo, isSaved, isProof } = attempt;
    if (credential && !(await repository.spendCredential(credential.hash, credential.endsAt))) return 'expired';
    if (joiner === null) return arrive({ profile, network, language, returnTo, isSaved, asker });
    if (session?.userId !== joiner) return 'expired';
    const { subject } = profile;
    if (isProof) {
      if ((await repository.playerOf(network, subject)) !== joiner) return 'stranger';
      await onProved(session);
      return 'proved';
    }
    const identity = { network, subject, userId: joiner, person: personOf(profile), now: clock.now() };
    const joined = await repository.join(identity);
    if (joined === 'joined') await onJoined(session, network, asker);
    return joined === 'taken' ? 'taken' : 'joined';
  }

  /** Uses an attempt up and ends it with what identifies the person; every problem becomes a page with its reason. */
  async function finish(network: NetworkId, state: string, coming: Coming, identify: Identify): Promise<SocialArrival> {
    const { browser, language } = coming;
    const attempt = await repository.takeAttempt(socialHash(state), socialHash(browser), clock.now());
    if (!attempt) {
      // A signed-in player has no access to the sign-in page.
      const address = coming.session ? homePathOf(language) : loginOf(language);
      return { path: withSocialReturn(address, { result: 'expired', network }) };
    }
    const tell = (result: SocialResult, code: string | null = null) => ({
      path: leadBack(result, network, attempt, attempt.language, code),
    });
    try {
      const provider = providerFor(network);
      if (!provider || attempt.network !== network) return tell('failed');
      const outcome = await proceed(await identify(provider, attempt), network, attempt, coming);
      return typeof outcome === 'string' ? tell(outcome) : outcome;
    } catch (error) {
      if (error instanceof NetworkRefusal) return tell(error.result);
      // Only the platform's own refusals, such as a closed gate, have codes that the player is told.
      const code = error instanceof ApiError ? error.code : null;
      if (code === null) report(error);
      return tell(resultOf(code), code);
    }
  }

  async function end(back: Return): Promise<SocialArrival> {
    const { network, callback, origin } = back;
    if (!isNetworkId(network)) throw new ApiError('NOT_FOUND');
    const state = callback.searchParams.get('state') ?? '';
    return finish(network, state, back, async (provider, { nonce, verifier }) => {
      const said = callback.searchParams.get('error');
      if (said !== null)
        throw new NetworkRefusal(DENIALS.has(said) ? 'denied' : 'failed', 'The network gave no person');
      return client.end({ network, provider, origin, callback, state, nonce, verifier });
    });
  }

  /** The message of an attempt for one account; null for an attempt that is unknown, over, or of another network. */
  async function walletMessage(request: WalletMessageRequest): Promise<string | null> {
    const { state, browser, origin, network, address } = request;
    const attempt = await repository.readAttempt(socialHash(state), socialHash(browser), clock.now());
    const provider = providerFor(network);
    if (attempt?.network !== network || provider?.kind !== 'wallet') return null;
    return messageOf(attempt, provider, origin, address);
  }

  async function endWallet(back: WalletReturn): Promise<SocialArrival> {
    const { network, state, origin, address, signature } = back;
    return finish(network, state, back, async (provider, attempt) => {
      if (provider.kind !== 'wallet') throw new Error(`${network} is no wallet`);
      return { profile: readWallet(network, messageOf(attempt, provider, origin, address), { address, signature }) };
    });
  }

  return { lead, end, walletMessage, endWallet };
}

export interface WalletMessageRequest extends Omit<SignInVisit, 'language'> {
  readonly network: NetworkId;
  readonly state: string;
  /** 0x and forty hexadecimal digits. */
  readonly address: string;
}

/** Returns the message of an attempt: the same text each time, so that the one that was signed need not be stored. */
function messageOf(attempt: AttemptRow, { chainId }: SocialProvider, origin: string, address: string): string {
  const { nonce, endsAt, joiner, isProof } = attempt;
  return messageText({
    domain: new URL(origin).host,
    address: checksumAddress(address),
    statement: STATEMENTS[isProof ? 'proof' : joiner === null ? 'signIn' : 'join'],
    uri: origin,
    chainId,
    // The nonce of EIP-4361 has letters and digits only.
    nonce: Buffer.from(nonce, 'base64url').toString('hex'),
    issuedAt: endsAt - ATTEMPT_MS,
    endsAt,
  });
}
