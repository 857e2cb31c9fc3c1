import { createHash, randomBytes } from 'node:crypto';
import type { SecondStep } from '#shared/contracts/second-step.ts';
import { mayRegister } from '#shared/domain/guards/site-offers.ts';
import type { NetworkId } from '#shared/domain/social/social-networks.ts';
import { type SocialResult, socialRegistrationPath, withSocialReturn } from '#shared/domain/social/social-return.ts';
import type { ServerClock } from '../../../clock/server-clock.ts';
import type { Accounts, SignedIn } from '../../accounts/accounts-service.ts';
import type { ConfigService } from '../../config/config-service.ts';
import type { Asker, Identity } from '../identity-service.ts';
import type { SocialProfile } from '../social-sign-ups.ts';
import { homePathOf, loginOf } from './return-address.ts';
import type { AttemptRow, SocialRepository } from './social-repository.ts';

/** Next step of a browser, as its cookie carries it. */
export type SocialStep =
  | { readonly kind: 'join'; readonly network: NetworkId; readonly request: string }
  | { readonly kind: 'wallet'; readonly network: NetworkId; readonly state: string }
  | { readonly kind: 'code'; readonly network: NetworkId; readonly asked: SecondStep; readonly isSaved: boolean };

/** Redirect of a browser that came from a network, with the session or cookie it gets. */
export interface SocialArrival {
  /** Path on the site. */
  readonly path: string;
  readonly signedIn?: SignedIn;
  readonly step?: SocialStep;
}

/** A person whom a network has named, with the visit. */
export interface Arriving {
  readonly profile: SocialProfile;
  readonly network: NetworkId;
  readonly language: string;
  readonly returnTo: string;
  readonly isSaved: boolean;
  readonly asker: Asker;
}

export interface Arrivals {
  /**
   * Returns to the page where the attempt began for a player, to the sign-in page for a guest, with a code of the
   * reason.
   */
  readonly leadBack: (
    result: SocialResult,
    network: NetworkId,
    attempt: Pick<AttemptRow, 'joiner' | 'returnTo'> | null,
    language: string,
    code?: string | null,
  ) => string;
  /** Signs in a known person, asks for a confirmation when the e-mail belongs to a player, or starts a registration. */
  readonly arrive: (arriving: Arriving) => Promise<SocialArrival>;
}

interface ArrivalsInput {
  readonly repository: SocialRepository;
  readonly config: Pick<ConfigService, 'config'>;
  readonly accounts: Pick<Accounts, 'repository'>;
  readonly identity: Pick<Identity, 'socialLogin'>;
  readonly clock: ServerClock;
}

/** Time for the next step after the return from a network, ms. */
const WAITING_MS = 15 * 60_000;

export const freshSecret = (): string => randomBytes(32).toString('base64url');
/** Returns the hash under which requests, states and browsers are stored. */
export const socialHash = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Returns how people who come from networks continue: sign-in, confirmation or registration. */
export function createArrivals({ repository, config, accounts, identity, clock }: ArrivalsInput): Arrivals {
  const leadBack: Arrivals['leadBack'] = (result, network, attempt, language, code = null) => {
    const isJoining = attempt !== null && attempt.joiner !== null;
    const address = isJoining ? attempt.returnTo || homePathOf(language) : loginOf(language);
    const reason = result === 'refused' && code !== null ? { code } : {};
    return withSocialReturn(address, { result, network, ...reason });
  };

  async function enter(
    userId: number,
    { network, language, returnTo, isSaved, asker }: Arriving,
  ): Promise<SocialArrival> {
    const entered = await identity.socialLogin(userId, isSaved, asker);
    if ('signedIn' in entered) return { path: returnTo || homePathOf(language), signedIn: entered.signedIn };
    const step = { kind: 'code', network, asked: entered.twoStep, isSaved } as const;
    return { path: withSocialReturn(loginOf(language), { result: 'code', network }), step };
  }

  async function arrive(arriving: Arriving): Promise<SocialArrival> {
    const { profile, network, language } = arriving;
    const userId = await repository.playerOf(network, profile.subject);
    if (userId !== null) return enter(userId, arriving);
    const { email, isEmailVerified, subject } = profile;
    const player = email !== null && isEmailVerified ? await accounts.repository.playerByEmail(email) : null;
    const request = freshSecret();
    const endsAt = clock.now() + WAITING_MS;
    if (player && email !== null) {
      // The mailbox alone must not suffice: the player signs in once in the usual way.
      await repository.addJoin(socialHash(request), { userId: player.id, network, subject, email }, endsAt);
      const path = withSocialReturn(loginOf(language), { result: 'join', network });
      return { path, step: { kind: 'join', network, request } };
    }
    if (!mayRegister(config.config())) return { path: leadBack('closed', network, null, language) };
    await repository.addSignUp(socialHash(request), profile, endsAt);
    return { path: socialRegistrationPath(language, network, request) };
  }

  return { leadBack, arrive };
}
