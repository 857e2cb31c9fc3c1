import { isNetworkId, type NetworkId } from '#shared/domain/social/social-networks.ts';
import { type SocialResult, withSocialReturn } from '#shared/domain/social/social-return.ts';
import type { ServerClock } from '../../../clock/server-clock.ts';
import { ApiError } from '../../../plugins/api-error.ts';
import type { SessionRow } from '../../accounts/accounts-service.ts';
import type { ConfigService } from '../../config/config-service.ts';
import type { Asker } from '../identity-service.ts';
import { type Arrivals, freshSecret, type SocialArrival, socialHash } from './arrivals.ts';
import type { NetworkClient } from './network-client.ts';
import { homePathOf, loginOf } from './return-address.ts';
import type { AttemptRow, SocialRepository } from './social-repository.ts';

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

export interface Return extends Omit<SignInVisit, 'language'> {
  readonly network: string;
  /** The full address to which the network has redirected. */
  readonly callback: URL;
  /** Language of the site, used when the attempt is unknown. */
  readonly language: string;
  /** The current session; null for a guest. */
  readonly session: SessionRow | null;
  readonly asker: Asker;
}

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

  async function lead(request: SocialSignInRequest, joiner: number | null, isProof: boolean): Promise<string> {
    const { network, origin, browser, language, returnTo, isSaved } = request;
    const provider = providerFor(network);
    if (!provider) throw new ApiError('NOT_FOUND', { message: `The network ${network} is not offered here.` });
    const [state, nonce, verifier] = [freshSecret(), freshSecret(), freshSecret()];
    const address = await client
      .begin({ network, provider, origin, language, state, nonce, verifier })
      .catch((cause: unknown) => {
        throw new ApiError('UNAVAILABLE', { message: `The network ${network} does not answer.`, cause });
      });
    const endsAt = clock.now() + ATTEMPT_MS;
    const attempt = { network, nonce, verifier, language, returnTo, isSaved, joiner, isProof, endsAt };
    await repository.addAttempt(socialHash(state), socialHash(browser), attempt);
    return address;
  }

  async function endAttempt(
    back: Return,
    network: NetworkId,
    attempt: AttemptRow,
  ): Promise<SocialResult | SocialArrival> {
    const { callback, origin, session, asker } = back;
    const provider = providerFor(network);
    const said = callback.searchParams.get('error');
    if (!provider || attempt.network !== network) return 'failed';
    if (said !== null) return DENIALS.has(said) ? 'denied' : 'failed';
    const { nonce, verifier, joiner, language, returnTo, isSaved, isProof } = attempt;
    const state = callback.searchParams.get('state') ?? '';
    const profile = await client.end({ network, provider, origin, callback, state, nonce, verifier });
    if (joiner === null) return arrive({ profile, network, language, returnTo, isSaved, asker });
    if (session?.userId !== joiner) return 'expired';
    const { subject, email, name } = profile;
    const person = email ?? name ?? '';
    if (isProof) {
      if ((await repository.playerOf(network, subject)) !== joiner) return 'stranger';
      await onProved(session);
      return 'proved';
    }
    const isJoined = await repository.join({ network, subject, userId: joiner, person, now: clock.now() });
    if (isJoined) await onJoined(session, network, asker);
    return isJoined ? 'joined' : 'taken';
  }

  async function end(back: Return): Promise<SocialArrival> {
    const { network, callback, browser, language } = back;
    if (!isNetworkId(network)) throw new ApiError('NOT_FOUND');
    const state = callback.searchParams.get('state') ?? '';
    const attempt = await repository.takeAttempt(socialHash(state), socialHash(browser), clock.now());
    if (!attempt) {
      // A signed-in player has no access to the sign-in page.
      const address = back.session ? homePathOf(language) : loginOf(language);
      return { path: withSocialReturn(address, { result: 'expired', network }) };
    }
    try {
      const outcome = await endAttempt(back, network, attempt);
      return typeof outcome === 'string' ? leadBack(outcome, network, attempt, attempt.language) : outcome;
    } catch (error) {
      // Only the platform's own refusals, such as a closed gate, have codes that the player is told.
      const code = error instanceof ApiError ? error.code : null;
      if (code === null) report(error);
      return leadBack(resultOf(code), network, attempt, attempt.language, code);
    }
  }

  return { lead, end };
}
