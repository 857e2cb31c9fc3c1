import type { CodeAsked } from '#shared/contracts/codes.ts';
import type { PasskeyLoginOptions } from '#shared/contracts/passkey-assertion.ts';
import type { ProofFactor } from '#shared/contracts/second-proof.ts';
import type { SecondFactor } from '#shared/contracts/second-step.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { Accounts, PlayerRow, SessionRow } from '../accounts/accounts-service.ts';
import { createSpending } from './asker.ts';
import type { Codes } from './codes.ts';
import { type Confirmed, createConfirmPassword, playerOf } from './confirm-password.ts';
import type { CheckFactor } from './factors/check-factor.ts';
import type { FactorsRepository, StoredFactors } from './factors/factors-repository.ts';
import { isStepDue, possibleFactors } from './factors/possible-factors.ts';
import type { Asker } from './identity-service.ts';
import type { PasskeyPlace } from './passkeys/challenges.ts';
import type { PasskeyProofs } from './passkeys/passkey-proofs.ts';
import type { TellChange } from './tell-change.ts';

/**
 * The proof that every change of how a player signs in needs, because a session alone may be an open page, and a
 * password alone a stolen one (decision 040).
 */
export interface SecondProof {
  /**
   * Returns the player of a session after checking the password and, with two-step sign-in, a second factor. A player
   * without a password shows a passkey instead, or comes back from a linked network first.
   *
   * @throws ApiError PASSWORD_WRONG, PROOF_REQUIRED, FACTOR_REQUIRED, TOO_MANY_ATTEMPTS, those of `CheckFactor` and of
   * the captcha
   */
  confirm(session: SessionRow, confirmed: Confirmed): Promise<PlayerRow>;
  /**
   * The same without a password, also for a player who has one by now: a passkey, or a linked network that the player
   * has come back from, and with two-step sign-in a second factor.
   *
   * @throws ApiError as `confirm`
   */
  confirmWithoutPassword(session: SessionRow, confirmed: Confirmed): Promise<PlayerRow>;
  /** Whether a change needs a second factor besides the password. */
  needsFactor(userId: number): Promise<boolean>;
  /** Returns the factors of which one confirms a change; empty where the password suffices. */
  factorsOf(facts: StoredFactors): SecondFactor[];
  /** Sends a code to the player's phone. @throws ApiError FACTOR_REFUSED, TOO_MANY_ATTEMPTS, those of the captcha */
  askCode(session: SessionRow, asker: Asker): Promise<CodeAsked>;
  /** @throws ApiError PASSKEY_UNAVAILABLE */
  askPasskey(session: SessionRow, place: PasskeyPlace): Promise<PasskeyLoginOptions>;
  /** Records that the player has come back from a linked network; it counts as the password for ten minutes. */
  noteNetwork(session: SessionRow): Promise<void>;
  /** Whether the player of this session has come back from a linked network lately. */
  isProved(session: SessionRow): Promise<boolean>;
}

interface SecondProofInput {
  readonly accounts: Accounts;
  readonly repository: FactorsRepository;
  readonly check: CheckFactor;
  readonly codes: Pick<Codes, 'ask'>;
  readonly passkeys: Pick<PasskeyProofs, 'ask'>;
  readonly clock: ServerClock;
  readonly tell: TellChange;
}

const PROVED_MS = 10 * 60_000;
/** The page of a call that names none: it can use no passkey. */
const NOWHERE: PasskeyPlace = { origin: '', browser: '' };

export function createSecondProof(input: SecondProofInput): SecondProof {
  const { accounts, repository, check, codes, passkeys, clock, tell } = input;
  const confirmPassword = createConfirmPassword(accounts);
  const spending = createSpending(accounts);

  /** Whether the password alone confirms a change: not with two-step sign-in, once it rests on factors of its own. */
  const needsFactor = (facts: StoredFactors) => facts.twoStep && !isStepDue(facts);

  /** Factors that confirm a change: those that could follow the password. */
  const factorsOf = (facts: StoredFactors): SecondFactor[] =>
    needsFactor(facts) ? possibleFactors(facts, 'password') : [];

  async function checkFactor(userId: number, factor: ProofFactor, facts: StoredFactors, confirmed: Confirmed) {
    const { place = NOWHERE, asker } = confirmed;
    const codeRequest = factor.factor === 'sms' ? factor.request : null;
    const possible = facts.twoStep ? factorsOf(facts) : (['passkey'] as const);
    const { knownDevice } = asker;
    await check({
      userId,
      factor,
      possible,
      purpose: 'proof',
      codeRequest,
      targets: [facts.phone],
      place,
      knownDevice,
    });
    if (factor.factor === 'recovery') await tell(userId, 'recovery_code_used', asker);
  }

  /** A passkey has verified its user and is both; a network stands for the password only. */
  async function confirmWithout(session: SessionRow, confirmed: Confirmed, facts: StoredFactors) {
    const { factor } = confirmed;
    const { userId, hash } = session;
    const isPasskey = factor?.factor === 'passkey';
    if (!isPasskey && !(await repository.isProved(hash, clock.now()))) throw new ApiError('PROOF_REQUIRED');
    if (factor) await checkFactor(userId, factor, facts, confirmed);
    else if (needsFactor(facts)) throw new ApiError('FACTOR_REQUIRED');
    return playerOf(accounts, session);
  }

  return {
    needsFactor: async (userId) => needsFactor(await repository.factsOf(userId)),
    factorsOf,
    async confirm(session, confirmed) {
      const facts = await repository.factsOf(session.userId);
      if (!facts.hasPassword) return confirmWithout(session, confirmed, facts);
      const player = await confirmPassword(session, confirmed);
      // The password comes first, so that a stranger at an open page learns nothing of the factors by trying them.
      if (!needsFactor(facts)) return player;
      if (!confirmed.factor) throw new ApiError('FACTOR_REQUIRED');
      await checkFactor(player.id, confirmed.factor, facts, confirmed);
      return player;
    },
    async confirmWithoutPassword(session, confirmed) {
      return confirmWithout(session, confirmed, await repository.factsOf(session.userId));
    },
    async askCode({ userId }, asker) {
      const facts = await repository.factsOf(userId);
      if (!factorsOf(facts).includes('sms') || facts.phone === null) throw new ApiError('FACTOR_REFUSED');
      const player = await accounts.repository.player(userId);
      return codes.ask({ purpose: 'proof', userId, target: facts.phone, ...(await spending(asker, player)) });
    },
    askPasskey: ({ userId }, place) => passkeys.ask('proof', userId, place),
    noteNetwork: ({ hash, userId }) => repository.noteProof(hash, userId, clock.now() + PROVED_MS),
    isProved: ({ hash }) => repository.isProved(hash, clock.now()),
  };
}
