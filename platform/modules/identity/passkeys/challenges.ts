import { createHash, randomBytes } from 'node:crypto';
import type { ServerClock } from '../../../clock/server-clock.ts';
import { ApiError } from '../../../plugins/api-error.ts';
import type { ChallengePurpose, PasskeysRepository } from './passkeys-repository.ts';
import type { FindParty, RelyingParty } from './relying-party.ts';
import { challengeOf, loadVerifier } from './verify-passkey.ts';

/** Page and browser of a call. */
export interface PasskeyPlace {
  /** Origin of the page. */
  readonly origin: string;
  /** Random text in a cookie that identifies the browser. */
  readonly browser: string;
}

/** A signed challenge, and the player it was for. */
interface TakenChallenge extends RelyingParty {
  readonly challenge: string;
}

/**
 * Challenges that passkeys sign: valid once, for five minutes, for one purpose, in the browser and at the page that
 * requested them.
 */
interface Challenges {
  /** @throws ApiError PASSKEY_UNAVAILABLE */
  partyAt(place: PasskeyPlace): RelyingParty;
  /**
   * @param userId null at sign-in: the passkey names the player
   * @throws ApiError PASSKEY_UNAVAILABLE
   */
  give(purpose: ChallengePurpose, userId: number | null, place: PasskeyPlace): Promise<string>;
  /**
   * Takes a signed challenge, which uses it up even when the call fails later.
   *
   * @param clientData base64url of JSON, as the device has signed it
   * @throws ApiError PASSKEY_EXPIRED
   */
  take(
    purpose: ChallengePurpose,
    userId: number | null,
    clientData: string,
    place: PasskeyPlace,
  ): Promise<TakenChallenge>;
}

interface ChallengesInput {
  readonly repository: Pick<PasskeysRepository, 'addChallenge' | 'takeChallenge'>;
  readonly findParty: FindParty;
  readonly clock: ServerClock;
}

export const CHALLENGE_MS = 5 * 60_000;

const hashOf = (text: string) => createHash('sha256').update(text).digest();

export function createChallenges({ repository, findParty, clock }: ChallengesInput): Challenges {
  function partyAt({ origin }: PasskeyPlace): RelyingParty {
    const party = findParty(origin);
    if (!party) throw new ApiError('PASSKEY_UNAVAILABLE');
    return party;
  }

  return {
    partyAt,
    async give(purpose, userId, place) {
      const text = randomBytes(32).toString('base64url');
      const endsAt = clock.now() + CHALLENGE_MS;
      const [hash, browser] = [hashOf(text), hashOf(place.browser)];
      await repository.addChallenge({ hash, purpose, userId, browser, ...partyAt(place), endsAt });
      void loadVerifier();
      return text;
    },
    async take(purpose, userId, clientData, place) {
      const challenge = challengeOf(clientData);
      const [hash, browser] = [hashOf(challenge), hashOf(place.browser)];
      const given = await repository.takeChallenge({ hash, purpose, browser, now: clock.now() });
      const isOurs = given !== null && given.userId === userId && given.origin === place.origin;
      if (!isOurs) throw new ApiError('PASSKEY_EXPIRED');
      return { challenge, origin: given.origin, rpId: given.rpId };
    },
  };
}
