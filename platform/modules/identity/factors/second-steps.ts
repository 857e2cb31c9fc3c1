import { createHash, randomBytes } from 'node:crypto';
import type { CodeAsked } from '#shared/contracts/codes.ts';
import type { PasskeyLoginOptions } from '#shared/contracts/passkey-assertion.ts';
import type { SignInFactor } from '#shared/contracts/second-proof.ts';
import type { SecondFactor, SecondStep } from '#shared/contracts/second-step.ts';
import type { ServerClock } from '../../../clock/server-clock.ts';
import { ApiError } from '../../../plugins/api-error.ts';
import { maskTarget } from '../../../plugins/mask-target.ts';
import type { Accounts } from '../../accounts/accounts-service.ts';
import { createSpending } from '../asker.ts';
import type { Codes } from '../codes.ts';
import type { Asker } from '../identity-service.ts';
import type { PasskeyPlace } from '../passkeys/challenges.ts';
import type { PasskeyProofs } from '../passkeys/passkey-proofs.ts';
import type { TellChange } from '../tell-change.ts';
import type { CheckFactor } from './check-factor.ts';
import type { FactorsRepository, StepRow, StoredFactors } from './factors-repository.ts';
import { type FirstStep, isStepDue, possibleFactors } from './possible-factors.ts';

/** Second steps of sign-ins (shell §7, two-step; decision 040). */
export interface SecondSteps {
  /**
   * Returns the second step after a first one, with a code that was sent when the preferred factor is a code; null when
   * this player needs none.
   *
   * @throws ApiError SECOND_STEP_UNAVAILABLE when every factor would go by the channel of the first step; those of the
   * captcha
   */
  begin(userId: number, first: FirstStep, asker: Asker): Promise<SecondStep | null>;
  /**
   * Sends the code of a step, or another one that replaces it.
   *
   * @throws ApiError SIGN_IN_EXPIRED, FACTOR_REFUSED, CODE_RESEND_EARLY, TOO_MANY_ATTEMPTS, those of the captcha
   */
  sendCode(request: string, asker: Asker): Promise<CodeAsked>;
  /** @throws ApiError SIGN_IN_EXPIRED, FACTOR_REFUSED, PASSKEY_UNAVAILABLE */
  askPasskey(request: string, place: PasskeyPlace): Promise<PasskeyLoginOptions>;
  /**
   * Returns the player of a step whose factor is right, and what the first step was.
   *
   * @throws ApiError SIGN_IN_EXPIRED, those of `CheckFactor`
   */
  finish(
    request: string,
    factor: SignInFactor,
    place: PasskeyPlace,
    asker: Asker,
  ): Promise<{ readonly userId: number; readonly first: FirstStep }>;
}

interface SecondStepsInput {
  readonly repository: FactorsRepository;
  readonly check: CheckFactor;
  readonly codes: Pick<Codes, 'again' | 'ask'>;
  readonly passkeys: Pick<PasskeyProofs, 'ask'>;
  readonly clock: ServerClock;
  readonly accounts: Accounts;
  readonly tell: TellChange;
}

/** Time from the first step to the second, ms: what the first step has proved grows old. */
const STEP_MS = 30 * 60_000;
/** Factors that may be tried in one step; each has limits of its own besides. */
const MAX_GUESSES = 10;

const hashOf = (request: string) => createHash('sha256').update(request).digest();

const isSent = (factor: SecondFactor | undefined): factor is 'email' | 'sms' => factor === 'sms' || factor === 'email';

/** Returns the number or address of the code among these factors; null when none of them is a code. */
function targetAmong(factors: readonly SecondFactor[], { phone, email }: StoredFactors): string | null {
  if (factors.includes('sms')) return phone;
  return factors.includes('email') ? email : null;
}

export function createSecondSteps(input: SecondStepsInput): SecondSteps {
  const { repository, check, codes, passkeys, clock, accounts, tell } = input;
  const spend = createSpending(accounts);
  const spending = async (userId: number, asker: Asker) => spend(asker, await accounts.repository.player(userId));

  async function send(hash: Buffer, userId: number, target: string, asker: Asker): Promise<CodeAsked> {
    const asked = await codes.ask({ purpose: 'two_step', userId, target, ...(await spending(userId, asker)) });
    await repository.noteCode(hash, asked.request);
    return asked;
  }

  /** A used-up allowance of codes closes this factor only, when there is another one. */
  async function sendFirst(hash: Buffer, userId: number, target: string, hasOther: boolean, asker: Asker) {
    return send(hash, userId, target, asker).catch((error: unknown) => {
      if (hasOther && error instanceof ApiError && error.code === 'TOO_MANY_ATTEMPTS') return null;
      throw error;
    });
  }

  async function open(row: StepRow | null) {
    if (!row) throw new ApiError('SIGN_IN_EXPIRED');
    const facts = await repository.factsOf(row.userId);
    return { row, facts, possible: possibleFactors(facts, row.first) };
  }

  return {
    async begin(userId, first, asker) {
      const facts = await repository.factsOf(userId);
      if (!facts.twoStep) return null;
      const factors = possibleFactors(facts, first);
      // The mailbox was the first step, and this player has nothing else yet: a second email would prove nothing.
      if (factors.length === 0 && isStepDue(facts)) return null;
      if (factors.length === 0) throw new ApiError('SECOND_STEP_UNAVAILABLE');
      const request = randomBytes(24).toString('base64url');
      const [hash, now] = [hashOf(request), clock.now()];
      const endsAt = now + STEP_MS;
      await repository.addStep(hash, { userId, first, codeRequest: null, endsAt });
      const target = targetAmong(factors, facts);
      const isAtOnce = isSent(factors[0]) && target !== null;
      const asked = isAtOnce ? await sendFirst(hash, userId, target, factors.length > 1, asker) : null;
      return { request, factors, target: target && maskTarget(target), asked, endsAt, now };
    },
    async sendCode(request, asker) {
      const hash = hashOf(request);
      const { row, facts, possible } = await open(await repository.step(hash, clock.now()));
      const target = targetAmong(possible, facts);
      if (target === null) throw new ApiError('FACTOR_REFUSED');
      if (row.codeRequest !== null) return codes.again(row.codeRequest, () => spending(row.userId, asker));
      return send(hash, row.userId, target, asker);
    },
    async askPasskey(request, place) {
      const { row, possible } = await open(await repository.step(hashOf(request), clock.now()));
      if (!possible.includes('passkey')) throw new ApiError('FACTOR_REFUSED');
      return passkeys.ask('two_step', row.userId, place);
    },
    async finish(request, factor, place, asker) {
      const hash = hashOf(request);
      const { row, facts, possible } = await open(await repository.guess(hash, clock.now(), MAX_GUESSES));
      const { userId, codeRequest } = row;
      const targets = [targetAmong(possible, facts)];
      await check({
        userId,
        factor,
        possible,
        purpose: 'two_step',
        codeRequest,
        targets,
        place,
        knownDevice: asker.knownDevice,
      });
      if (!(await repository.spendStep(hash, clock.now()))) throw new ApiError('SIGN_IN_EXPIRED');
      if (factor.factor === 'recovery') await tell(userId, 'recovery_code_used', asker);
      return { userId, first: row.first };
    },
  };
}
