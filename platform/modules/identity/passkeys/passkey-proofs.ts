import type { PasskeyAssertion, PasskeyLoginOptions } from '#shared/contracts/passkey-assertion.ts';
import type { ServerClock } from '../../../clock/server-clock.ts';
import { ApiError } from '../../../plugins/api-error.ts';
import { CHALLENGE_MS, createChallenges, type PasskeyPlace } from './challenges.ts';
import type { PasskeysRepository } from './passkeys-repository.ts';
import type { FindParty } from './relying-party.ts';
import { verifyAssertion } from './verify-passkey.ts';

/** What a known player proves with a passkey: the second step of a sign-in, or a change of the sign-in methods. */
export type ProofPurpose = 'two_step' | 'proof';

/** Passkeys as the second factor of a player whom the first one has named. */
export interface PasskeyProofs {
  /** @throws ApiError PASSKEY_UNAVAILABLE */
  ask(purpose: ProofPurpose, userId: number, place: PasskeyPlace): Promise<PasskeyLoginOptions>;
  /** @throws ApiError PASSKEY_EXPIRED, PASSKEY_WRONG, PASSKEY_UNAVAILABLE */
  check(purpose: ProofPurpose, userId: number, assertion: PasskeyAssertion, place: PasskeyPlace): Promise<void>;
}

interface PasskeyProofsInput {
  readonly repository: PasskeysRepository;
  readonly findParty: FindParty;
  readonly clock: ServerClock;
}

export function createPasskeyProofs({ repository, findParty, clock }: PasskeyProofsInput): PasskeyProofs {
  const { partyAt, give, take } = createChallenges({ repository, findParty, clock });
  return {
    async ask(purpose, userId, place) {
      const { rpId } = partyAt(place);
      const challenge = await give(purpose, userId, place);
      return { challenge, rpId, timeout: CHALLENGE_MS, userVerification: 'required' };
    },
    async check(purpose, userId, assertion, place) {
      partyAt(place);
      const expected = await take(purpose, userId, assertion.response.clientDataJSON, place);
      const found = await repository.find(assertion.id);
      const passkey = found?.userId === userId ? found : null;
      const counter = await verifyAssertion(assertion, passkey, expected);
      // When a key and its copy are used at once, one of them is refused here.
      if (!passkey || !(await repository.use(passkey.id, counter, clock.now()))) throw new ApiError('PASSKEY_WRONG');
    },
  };
}
