import type { CodeAsked } from '#shared/contracts/codes.ts';
import type { PasskeyLoginOptions } from '#shared/contracts/passkey-assertion.ts';
import type { SignInFactor } from '#shared/contracts/second-proof.ts';
import type { SecondStep } from '#shared/contracts/second-step.ts';
import { evenly } from '../../plugins/even-time.ts';
import type {
  Accounts,
  KnownDevice,
  PlayerRow,
  SessionOrigin,
  ShownCaptcha,
  SignedIn,
} from '../accounts/accounts-service.ts';
import type { Budget } from '../accounts/budget-service.ts';
import type { Emails } from '../emails/emails-service.ts';
import { attemptOf, createSpending } from './asker.ts';
import type { Codes } from './codes.ts';
import type { FirstStep } from './factors/possible-factors.ts';
import type { SecondSteps } from './factors/second-steps.ts';
import type { PasskeyPlace } from './passkeys/challenges.ts';
import type { SocialProfile, SocialSignUps } from './social-sign-ups.ts';

/** The caller of a request, with its origin. */
export interface Asker {
  readonly origin: SessionOrigin;
  /** Hash of the device; '' when it is not known. */
  readonly device: string;
  /** Result of a captcha, if the request carries one. */
  readonly captcha: ShownCaptcha;
  /** The device by its signed cookie: whether the player has signed in on it before. */
  readonly knownDevice: KnownDevice;
  /** Aborted when the caller is gone. */
  readonly signal: AbortSignal;
}

interface PasswordLogin {
  readonly password: string;
  /** The player asked to stay signed in. */
  readonly isSaved: boolean;
}

interface CodeLogin {
  readonly request: string;
  readonly code: string;
  readonly isSaved: boolean;
}

interface FactorLogin {
  readonly request: string;
  readonly factor: SignInFactor;
  readonly isSaved: boolean;
}

/** Signed in, or one step before. */
export type Entered = { readonly signedIn: SignedIn } | { readonly twoStep: SecondStep };

/** Target of a code for a new password: an address in lower case, or a number with its plus sign. */
export type PasswordTarget = { readonly email: string } | { readonly phone: string };

/**
 * Sign-in methods of shell §7 and the recovery of a password. Requests for unknown players get the same answer as those
 * for players, in the same time (trust §2, login abuse).
 */
export interface Identity {
  /** @throws ApiError CREDENTIALS_WRONG, TOO_MANY_ATTEMPTS, those of the captcha */
  emailLogin(email: string, login: PasswordLogin, asker: Asker): Promise<Entered>;
  /** @throws as `emailLogin` */
  phoneLogin(phone: string, login: PasswordLogin, asker: Asker): Promise<Entered>;
  /** @throws ApiError TOO_MANY_ATTEMPTS, those of the captcha */
  sendSms(phone: string, asker: Asker): Promise<CodeAsked>;
  /** @throws ApiError CODE_WRONG, CODE_EXPIRED */
  smsLogin(login: CodeLogin, asker: Asker): Promise<Entered>;
  /** Finishes a sign-in by its second factor. @throws ApiError SIGN_IN_EXPIRED, those of `SecondSteps.finish` */
  twoStepLogin(login: FactorLogin, place: PasskeyPlace, asker: Asker): Promise<Entered>;
  /** Sends the code of a second step. @throws as `SecondSteps.sendCode` */
  sendSecondStep(request: string, asker: Asker): Promise<CodeAsked>;
  /** @throws as `SecondSteps.askPasskey` */
  askSecondStepPasskey(request: string, place: PasskeyPlace): Promise<PasskeyLoginOptions>;
  /** Signs in the player whom a network has named. @throws ApiError TOO_MANY_ATTEMPTS, those of the captcha */
  socialLogin(userId: number, isSaved: boolean, asker: Asker): Promise<Entered>;
  /** @throws ApiError LINK_EXPIRED */
  tokenLogin(link: Parameters<Emails['followLogin']>[0], asker: Asker): Promise<Entered>;
  /** @throws ApiError TOO_MANY_ATTEMPTS, those of the captcha */
  askLoginLink(email: string, asker: Asker): Promise<void>;
  /** Sends the link for withdrawing money, if the player may only do that. @throws as `askLoginLink` */
  askWithdrawalLink(email: string, asker: Asker): Promise<void>;
  /** Sends the email with a link for a new password. @throws ApiError TOO_MANY_ATTEMPTS, those of the captcha */
  askPasswordLink(email: string, asker: Asker): Promise<void>;
  /** @throws ApiError CODE_RESEND_EARLY, CODE_EXPIRED, TOO_MANY_ATTEMPTS, those of the captcha */
  resend(request: string, asker: Asker): Promise<CodeAsked>;
  /** @throws ApiError TOO_MANY_ATTEMPTS, those of the captcha */
  askPasswordCode(target: PasswordTarget, asker: Asker): Promise<CodeAsked>;
  /** Returns a token for `resetPassword`. @throws ApiError CODE_WRONG, CODE_EXPIRED */
  checkPasswordCode(request: string, code: string): Promise<string>;
  purge(): Promise<void>;
}

interface IdentityInput {
  readonly accounts: Accounts;
  readonly emails: Emails;
  readonly codes: Codes;
  readonly secondSteps: SecondSteps;
  /** How often a link may be written to one address, and requested from one. */
  readonly linkBudget: Budget;
  /** How often a code, or the email for a new password, may be written. */
  readonly codeBudget: Budget;
}

export function createIdentity(input: IdentityInput): Identity {
  const { accounts, emails, codes, secondSteps, linkBudget, codeBudget } = input;
  const { repository } = accounts;
  const spending = createSpending(accounts);

  /** Begins the session that the first step leads to: a narrow one for the link for withdrawing money. */
  const begin = (userId: number, first: FirstStep, isSaved: boolean, { origin }: Asker) =>
    first === 'withdrawal_link' ? accounts.beginNarrow(userId, origin) : accounts.begin(userId, isSaved, origin);

  async function enter(player: PlayerRow, first: FirstStep, isSaved: boolean, asker: Asker): Promise<Entered> {
    const twoStep = player.twoStep ? await secondSteps.begin(player.id, first, asker) : null;
    return twoStep ? { twoStep } : { signedIn: await begin(player.id, first, isSaved, asker) };
  }

  async function enterById(userId: number, first: FirstStep, isSaved: boolean, asker: Asker): Promise<Entered> {
    const player = await repository.player(userId);
    if (!player) throw new Error(`There is no player ${userId}`);
    return enter(player, first, isSaved, asker);
  }

  async function passwordLogin(
    login: string,
    find: () => Promise<PlayerRow | null>,
    { password, isSaved }: PasswordLogin,
    asker: Asker,
  ): Promise<Entered> {
    const player = await accounts.checkPassword({ login, find, password, ...attemptOf(asker) });
    return enter(player, 'password', isSaved, asker);
  }

  return {
    emailLogin: (email, login, asker) => passwordLogin(email, () => repository.playerByEmail(email), login, asker),
    phoneLogin: (phone, login, asker) => passwordLogin(phone, () => repository.playerByPhone(phone), login, asker),
    sendSms: (phone, asker) =>
      evenly(async () => {
        const player = await repository.playerByPhone(phone);
        return codes.ask({
          purpose: 'login',
          userId: player?.id ?? null,
          target: phone,
          ...(await spending(asker, player)),
        });
      }),
    async smsLogin({ request, code, isSaved }, asker) {
      const { userId } = await codes.check(request, 'login', code);
      return enterById(userId, 'sms', isSaved, asker);
    },
    async twoStepLogin({ request, factor, isSaved }, place, asker) {
      const { userId, first } = await secondSteps.finish(request, factor, place, asker);
      return { signedIn: await begin(userId, first, isSaved, asker) };
    },
    sendSecondStep: (request, asker) => secondSteps.sendCode(request, asker),
    askSecondStepPasskey: (request, place) => secondSteps.askPasskey(request, place),
    socialLogin: (userId, isSaved, asker) => enterById(userId, 'social', isSaved, asker),
    async tokenLogin(link, asker) {
      const { userId, method } = await emails.followLogin(link);
      return enterById(userId, method === 'login' ? 'link' : method, false, asker);
    },
    async askLoginLink(email, asker) {
      await evenly(async () => {
        const player = await repository.playerByEmail(email);
        await linkBudget.spend(email, await spending(asker, player));
        await emails.write(player?.id ?? null, 'login');
      });
    },
    async askWithdrawalLink(email, asker) {
      await evenly(async () => {
        const player = await repository.playerByEmail(email);
        await linkBudget.spend(email, await spending(asker, player));
        const isDue = player !== null && (await accounts.mayBeginNarrow(player.id));
        await emails.write(isDue ? player.id : null, 'withdrawal_link');
      });
    },
    resend: (request, asker) =>
      evenly(() =>
        codes.again(request, async (userId) =>
          spending(asker, userId === null ? null : await repository.player(userId)),
        ),
      ),
    askPasswordCode: (target, asker) =>
      evenly(async () => {
        const player =
          'email' in target
            ? await repository.playerByEmail(target.email)
            : await repository.playerByPhone(target.phone);
        const where = 'email' in target ? target.email : target.phone;
        return codes.ask({
          purpose: 'password',
          userId: player?.id ?? null,
          target: where,
          ...(await spending(asker, player)),
        });
      }),
    askPasswordLink: (email, asker) =>
      emails.askPassword(email, async (player) => codeBudget.spend(`password:${email}`, await spending(asker, player))),
    async checkPasswordCode(request, code) {
      const { userId, target } = await codes.check(request, 'password', code);
      return emails.openReset(userId, target.includes('@') ? 'email' : 'phone');
    },
    purge: () => codes.purge(),
  };
}

export type { Codes, SocialProfile, SocialSignUps };
