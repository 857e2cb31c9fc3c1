import type { CodeAsked } from '#shared/contracts/codes.ts';
import type { Security } from '#shared/contracts/security.ts';
import { activationTypeOf } from '#shared/domain/user/activation-type.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import { isUniqueViolation } from '../../database/failures.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { Accounts, SecureQuestions, SessionRow } from '../accounts/accounts-service.ts';
import type { MessageService } from '../delivery/delivery-service.ts';
import type { Emails } from '../emails/emails-service.ts';
import type { SecurityLog } from '../records/security-log-service.ts';
import type { Codes } from './codes.ts';
import { type ConfirmChange, type Confirmed, playerOf } from './confirm-password.ts';
import type { FactorSettings } from './factors/factor-settings.ts';
import type { FactorsRepository } from './factors/factors-repository.ts';
import { isStepDue } from './factors/possible-factors.ts';
import type { Asker } from './identity-service.ts';
import type { PasskeysRepository } from './passkeys/passkeys-repository.ts';
import { protectionOf } from './protection.ts';
import type { SecondProof } from './second-proof.ts';
import type { SignInChanges } from './sign-in-changes.ts';
import { describeAgent } from './user-agent.ts';

/** Contacts and protection of an account, as the settings of the sign-in and the user config tell them. */
export type SecuritySummary = Pick<
  Security,
  | 'activationType'
  | 'changed_pass_day_count'
  | 'email'
  | 'is_active_secure_question'
  | 'phone'
  | 'protection_level'
  | 'protection_methods'
  | 'secureQuestion'
> & {
  /** What the site calls the player. */
  readonly name: string;
};

/** What players see and change about how they sign in; `session` is the one that the change is made in. */
export interface SecurityService {
  /** Returns who the player is and how the account is protected. @throws ApiError SESSION_REQUIRED */
  summary(session: Pick<SessionRow, 'userId'>): Promise<SecuritySummary>;
  read(session: SessionRow): Promise<Security>;
  /** Ends a session of this player; ignores one of another, with the same answer. */
  endSession(session: SessionRow, hash: string): Promise<Security>;
  endOthers(session: SessionRow): Promise<Security>;
  /** Sends a code to a number. @throws ApiError of the proof, TOO_MANY_ATTEMPTS */
  askPhone(session: SessionRow, phone: string, confirmed: Confirmed): Promise<CodeAsked>;
  /** Sets the number and ends the other sessions. @throws ApiError CODE_WRONG, CODE_EXPIRED, PHONE_TAKEN */
  confirmPhone(session: SessionRow, request: string, code: string, asker: Asker): Promise<Security>;
  /**
   * Sends a code to the address that is to become the player's (O-04). When it belongs to another player, that player
   * gets an email, and the answer is the same.
   *
   * @param email in lower case
   * @throws ApiError EMAIL_SET, TOO_MANY_ATTEMPTS, those of the proof
   */
  askEmail(session: SessionRow, email: string, confirmed: Confirmed): Promise<CodeAsked>;
  /**
   * Sets the address, ends the other sessions, and tells the player at the previous address.
   *
   * @throws ApiError CODE_WRONG, CODE_EXPIRED, EMAIL_TAKEN
   */
  confirmEmail(session: SessionRow, request: string, code: string, asker: Asker): Promise<Security>;
  /** Returns the player after checking the proof that changes of how to sign in need. @throws as `SecondProof.confirm` */
  readonly confirm: ConfirmChange;
  readonly proof: SecondProof;
  readonly factors: FactorSettings;
  readonly questions: SecureQuestions;
}

interface SecurityInput {
  readonly accounts: Accounts;
  readonly codes: Codes;
  readonly passkeys: Pick<PasskeysRepository, 'ofPlayer'>;
  readonly repository: FactorsRepository;
  readonly proof: SecondProof;
  readonly factors: FactorSettings;
  readonly questions: SecureQuestions;
  readonly emails: Pick<Emails, 'annul'>;
  readonly messages: Pick<MessageService, 'together'>;
  readonly signInChanges: Pick<SignInChanges, 'tell'>;
  readonly clock: ServerClock;
  readonly securityLog: Pick<SecurityLog, 'record'>;
}

const DAY = 86_400_000;

interface SessionEndsInput extends Pick<SecurityInput, 'securityLog'> {
  readonly sessions: Accounts['sessions'];
  readonly read: SecurityService['read'];
}

/** Returns how a player ends sessions elsewhere. */
function createSessionEnds({
  sessions,
  securityLog,
  read,
}: SessionEndsInput): Pick<SecurityService, 'endOthers' | 'endSession'> {
  return {
    async endSession(session, hash) {
      const living = await sessions.ofPlayer(session.userId);
      if (living.some((one) => one.hash === hash)) {
        await sessions.end(hash, 'elsewhere');
        await securityLog.record({ kind: 'session_ended', userId: session.userId });
      }
      return read(session);
    },
    async endOthers(session) {
      await sessions.endOthers(session.userId, session.hash, 'elsewhere');
      await securityLog.record({ kind: 'sessions_ended', userId: session.userId });
      return read(session);
    },
  };
}

type FactsInput = Pick<SecurityInput, 'accounts' | 'clock' | 'questions' | 'repository'>;

/** Reads the stored facts of a player with what follows from them. */
async function factsOf({ accounts, repository, questions, clock }: FactsInput, session: Pick<SessionRow, 'userId'>) {
  const { userId } = session;
  const [player, facts, question] = await Promise.all([
    playerOf(accounts, session),
    repository.factsOf(userId),
    questions.of(userId),
  ]);
  const summary: SecuritySummary = {
    name: player.name,
    email: player.email,
    phone: player.phone,
    activationType: activationTypeOf(player),
    secureQuestion: question,
    ...protectionOf(facts, question !== null),
    changed_pass_day_count: Math.max(0, Math.floor((clock.now() - player.passwordSetAt) / DAY)),
  };
  return { player, facts, summary };
}

/** Sets a confirmed number. @throws ApiError PHONE_TAKEN, also when another player has it in another form */
async function setPhone({ repository }: Pick<Accounts, 'repository'>, userId: number, phone: string): Promise<void> {
  const owner = await repository.playerByPhone(phone);
  if (owner !== null && owner.id !== userId) throw new ApiError('PHONE_TAKEN');
  await repository.setPhone(userId, phone).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new ApiError('PHONE_TAKEN', { cause: error }) : error;
  });
}

export function createSecurity(input: SecurityInput): SecurityService {
  const { accounts, codes, passkeys, proof, factors, questions } = input;
  const { emails, messages, signInChanges, securityLog } = input;
  const { repository, sessions } = accounts;
  const { confirm } = proof;

  async function read(session: SessionRow): Promise<Security> {
    const { userId } = session;
    const [{ player, facts, summary }, living, keys, isProved] = await Promise.all([
      factsOf(input, session),
      sessions.ofPlayer(userId),
      passkeys.ofPlayer(userId),
      proof.isProved(session),
    ]);
    const [own, others] = [true, false].map((isThis) =>
      living.filter(({ hash }) => (hash === session.hash) === isThis).map((row) => toSession(row, isThis)),
    );
    return {
      ...summary,
      twoStep: player.twoStep,
      isTwoStepDue: isStepDue(facts),
      hasPassword: facts.hasPassword,
      isProved,
      proofFactors: proof.factorsOf(facts),
      totp: facts.totpAddedAt === null ? null : { addedAt: facts.totpAddedAt },
      recoveryCodes: facts.recoveryCodes,
      sessions: [...(own ?? []), ...(others ?? [])],
      passkeys: keys.map(({ id, name, createdAt, usedAt, isSynced }) => ({ id, name, createdAt, usedAt, isSynced })),
    };
  }

  return {
    summary: async (session) => (await factsOf(input, session)).summary,
    read,
    confirm,
    proof,
    factors,
    questions,
    ...createSessionEnds({ sessions, securityLog, read }),
    async askPhone(session, phone, confirmed) {
      const { id: userId } = await confirm(session, confirmed);
      const { origin, captcha } = confirmed.asker;
      const admit = (extraBits?: number) => accounts.captcha.admit(captcha, extraBits);
      return codes.ask({ purpose: 'phone', userId, target: phone, address: origin.address, admit });
    },
    async confirmPhone(session, request, code, asker) {
      const { userId, target } = await codes.check(request, 'phone', code);
      if (userId !== session.userId) throw new ApiError('CODE_EXPIRED');
      const { phone: before } = await playerOf(accounts, session);
      await setPhone(accounts, userId, target);
      // What was sent to the previous number must not sign in any more.
      await emails.annul(userId);
      const kind = before === null ? 'phone_added' : 'phone_changed';
      await factors.changed(session, kind, asker, { part: 'phone', before });
      return read(session);
    },
    async askEmail(session, email, confirmed) {
      const player = await confirm(session, confirmed);
      if (player.email === email) throw new ApiError('EMAIL_SET');
      const owner = await repository.playerByEmail(email);
      const { origin, captcha } = confirmed.asker;
      const admit = (extraBits?: number) => accounts.captcha.admit(captcha, extraBits);
      const newcomer = { isFree: false, language: player.language };
      const userId = owner ? null : player.id;
      return codes.ask({ purpose: 'email', userId, target: email, address: origin.address, admit, newcomer });
    },
    async confirmEmail(session, request, code, { origin }) {
      const { userId, target } = await codes.check(request, 'email', code);
      if (userId !== session.userId) throw new ApiError('CODE_EXPIRED');
      const { email } = await playerOf(accounts, session);
      const { address, agent: userAgent, country } = origin;
      const undo = { part: 'email', before: email || null } as const;
      await messages
        .together(async (writing) => {
          await repository.setEmail(userId, target, writing.sql);
          await signInChanges.tell({ userId, kind: 'email_changed', address, userAgent, country, undo }, writing);
        })
        .catch((error: unknown) => {
          throw isUniqueViolation(error) ? new ApiError('EMAIL_TAKEN', { cause: error }) : error;
        });
      // What was sent to the previous address must not sign in any more.
      await emails.annul(userId);
      await sessions.endOthers(userId, session.hash, 'elsewhere');
      return read(session);
    },
  };
}

function toSession({ hash, signedInAt, seenAt, origin }: SessionRow, isThis: boolean): Security['sessions'][number] {
  const { agent, address, country } = origin;
  return { id: hash, ...describeAgent(agent), address, country, signedInAt, seenAt, isThis };
}
