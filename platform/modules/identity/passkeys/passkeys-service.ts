import { createHmac } from 'node:crypto';
import type { PasskeyAssertion, PasskeyLoginOptions } from '#shared/contracts/passkey-assertion.ts';
import type { PasskeyAddingOptions, PasskeyAttestation } from '#shared/contracts/passkeys.ts';
import type { ServerClock } from '../../../clock/server-clock.ts';
import { isUniqueViolation } from '../../../database/failures.ts';
import { ApiError } from '../../../plugins/api-error.ts';
import { evenly } from '../../../plugins/even-time.ts';
import type { Accounts, SessionRow } from '../../accounts/accounts-service.ts';
import type { MessageService } from '../../delivery/delivery-service.ts';
import type { ConfirmChange, Confirmed } from '../confirm-password.ts';
import type { FactorSettings } from '../factors/factor-settings.ts';
import type { Asker, Entered } from '../identity-service.ts';
import { describeAgent } from '../user-agent.ts';
import { CHALLENGE_MS, createChallenges, type PasskeyPlace } from './challenges.ts';
import { type PasskeysRepository, passkeyBefore } from './passkeys-repository.ts';
import type { FindParty } from './relying-party.ts';
import { SIGNATURES, verifyAssertion, verifyAttestation } from './verify-passkey.ts';

/**
 * Passkeys: keys that a player's devices hold, and use after verifying their user (WebAuthn 3). They replace the
 * password and both steps of the sign-in.
 */
export interface Passkeys {
  /** @throws ApiError PASSKEY_UNAVAILABLE */
  askLogin(place: PasskeyPlace): Promise<PasskeyLoginOptions>;
  /**
   * Signs in; an unknown passkey gets the same answer after the same time.
   *
   * @throws ApiError PASSKEY_EXPIRED, PASSKEY_WRONG, PASSKEY_UNAVAILABLE
   */
  login(login: PasskeyLogin, place: PasskeyPlace, asker: Asker): Promise<Entered>;
  /** @throws ApiError PASSKEY_UNAVAILABLE, PASSKEYS_FULL, those of the proof */
  askAdding(session: SessionRow, confirmed: Confirmed, place: PasskeyPlace): Promise<PasskeyAddingOptions>;
  /**
   * Adds a passkey, tells the player by email and ends the other sessions.
   *
   * @throws ApiError PASSKEY_EXPIRED, PASSKEY_WRONG, PASSKEY_UNAVAILABLE, PASSKEYS_FULL
   */
  add(session: SessionRow, made: NewPasskey, place: PasskeyPlace, asker: Asker): Promise<void>;
  /** Renames a passkey; ignores one of another player, with the same answer. */
  rename(session: SessionRow, id: number, name: string): Promise<void>;
  /**
   * Removes a passkey and ends the other sessions. Ignores one of another player, with the same answer.
   *
   * @throws ApiError FACTOR_LAST, LAST_WAY_IN, those of the proof
   */
  remove(session: SessionRow, id: number, confirmed: Confirmed): Promise<void>;
  /** Deletes expired challenges. */
  purge(): Promise<void>;
}

interface PasskeyLogin {
  readonly passkey: PasskeyAssertion;
  readonly isSaved: boolean;
}

interface NewPasskey {
  readonly passkey: PasskeyAttestation;
  /** '' names it by browser and system. */
  readonly name: string;
  /** The header `user-agent`. */
  readonly agent: string;
}

interface PasskeysInput {
  readonly repository: PasskeysRepository;
  readonly accounts: Accounts;
  readonly messages: Pick<MessageService, 'together'>;
  readonly findParty: FindParty;
  readonly confirm: ConfirmChange;
  readonly factors: Pick<FactorSettings, 'changed' | 'withoutPasskey'>;
  readonly clock: ServerClock;
  /** Derives the handles by which devices recognise players; the same in every process. */
  readonly secret: Uint8Array;
  /** Name of the brand. */
  readonly brand: () => string;
}

const MAX_PASSKEYS = 20;

export function createPasskeys(input: PasskeysInput): Passkeys {
  const { repository, accounts, messages, findParty, clock, confirm, factors, brand } = input;
  const { partyAt, give, take } = createChallenges({ repository, findParty, clock });
  /**
   * Returns the handle of a player: constant, so that a device replaces the player's earlier passkey, and without
   * meaning to others.
   */
  const handleOf = (userId: number) =>
    createHmac('sha256', input.secret).update(`passkey-user.${userId}`).digest('base64url');

  async function checkLogin(assertion: PasskeyAssertion, place: PasskeyPlace): Promise<number> {
    partyAt(place);
    const expected = await take('login', null, assertion.response.clientDataJSON, place);
    const passkey = await repository.find(assertion.id);
    const counter = await verifyAssertion(assertion, passkey, expected);
    const { userHandle } = assertion.response;
    const isPlayers = passkey && (userHandle === undefined || userHandle === handleOf(passkey.userId));
    // When a key and its copy are used at once, one of them is refused here.
    if (!isPlayers || !(await repository.use(passkey.id, counter, clock.now()))) throw new ApiError('PASSKEY_WRONG');
    return passkey.userId;
  }

  return {
    async askLogin(place) {
      const { rpId } = partyAt(place);
      const challenge = await give('login', null, place);
      return { challenge, rpId, timeout: CHALLENGE_MS, userVerification: 'required' };
    },
    async login({ passkey, isSaved }, place, { origin }) {
      const userId = await evenly(() => checkLogin(passkey, place));
      return { signedIn: await accounts.begin(userId, isSaved, origin) };
    },
    async askAdding(session, confirmed, place) {
      const { rpId } = partyAt(place);
      const { id, email } = await confirm(session, confirmed);
      const known = await repository.ofPlayer(id);
      if (known.length >= MAX_PASSKEYS) throw new ApiError('PASSKEYS_FULL');
      return {
        rp: { id: rpId, name: brand() },
        user: { id: handleOf(id), name: email, displayName: email },
        challenge: await give('add', id, place),
        pubKeyCredParams: SIGNATURES.map((alg) => ({ alg, type: 'public-key' })),
        timeout: CHALLENGE_MS,
        excludeCredentials: known
          .filter((passkey) => passkey.rpId === rpId)
          .map(({ credentialId, transports }) => ({
            id: credentialId,
            type: 'public-key',
            transports: [...transports],
          })),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
      };
    },
    async add(session, { passkey, name, agent }, place, asker) {
      const { userId } = session;
      partyAt(place);
      const expected = await take('add', userId, passkey.response.clientDataJSON, place);
      const made = await verifyAttestation(passkey, expected);
      const { browser, system } = describeAgent(agent);
      const added = {
        ...made,
        userId,
        rpId: expected.rpId,
        transports: passkey.response.transports ?? [],
        name: name || [browser, system].filter(Boolean).join(' · '),
        createdAt: clock.now(),
      };
      await messages
        .together(async ({ sql }) => {
          if (!(await repository.add(added, MAX_PASSKEYS, sql))) throw new ApiError('PASSKEYS_FULL');
        })
        .catch((error: unknown) => {
          throw isUniqueViolation(error) ? new ApiError('PASSKEY_WRONG', { cause: error }) : error;
        });
      const before = { credentialId: made.credentialId, record: null };
      await factors.changed(session, 'passkey_added', asker, { part: 'passkey', before });
    },
    rename: ({ userId }, id, name) => repository.rename(userId, id, name),
    async remove(session, id, confirmed) {
      const { id: userId } = await confirm(session, confirmed);
      const own = await repository.ofPlayer(userId);
      const removed = own.find((passkey) => passkey.id === id);
      if (!removed) return;
      await factors.withoutPasskey(userId, () => repository.remove(userId, id));
      const before = passkeyBefore(removed);
      await factors.changed(session, 'passkey_removed', confirmed.asker, { part: 'passkey', before });
    },
    purge: () => repository.purge(clock.now()),
  };
}
