import type { CodeAsked } from '#shared/contracts/codes.ts';
import { evenly } from '../../plugins/even-time.ts';
import type { Accounts, PlayerRow, SessionOrigin, SignedIn } from '../accounts/accounts-service.ts';
import type { Budget } from '../accounts/budget-service.ts';
import type { Emails } from '../emails/emails-service.ts';
import type { Codes } from './codes.ts';
import type { SocialProfile, SocialSignUps } from './social-sign-ups.ts';

/** The caller of a request, with its origin. */
export interface Asker {
  readonly origin: SessionOrigin;
  /** Hash of the device; '' when it is not known. */
  readonly device: string;
  /** Result of a captcha, if the request carries one. */
  readonly captcha: string | undefined;
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

/** Signed in, or one step before. */
export type Entered = { readonly signedIn: SignedIn } | { readonly twoStep: CodeAsked };

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
  /** @throws ApiError CODE_WRONG, CODE_EXPIRED */
  twoStepLogin(login: CodeLogin, asker: Asker): Promise<Entered>;
  /** Signs in the player whom a network has named. @throws ApiError TOO_MANY_ATTEMPTS, those of the captcha */
  socialLogin(userId: number, isSaved: boolean, asker: Asker): Promise<Entered>;
  /** @throws ApiError LINK_EXPIRED */
  tokenLogin(link: Parameters<Emails['followLogin']>[0], asker: Asker): Promise<Entered>;
  /** @throws ApiError TOO_MANY_ATTEMPTS, those of the captcha */
  askLoginLink(email: string, asker: Asker): Promise<void>;
  /** @throws ApiError CODE_RESEND_EARLY, CODE_EXPIRED, TOO_MANY_ATTEMPTS, those of the captcha */
  resend(request: string, asker: Asker): Promise<CodeAsked>;
  /** @throws ApiError TOO_MANY_ATTEMPTS, those of the captcha */
  askPasswordCode(target: PasswordTarget, asker: Asker): Promise<CodeAsked>;
  /** Returns a token for `resetPassword`. @throws ApiError CODE_WRONG, CODE_EXPIRED */
  checkPasswordCode(request: string, code: string): Promise<string>;
  purge(): Promise<void>;
}

/** What the first step of a sign-in has proved. */
type FirstStep = 'password' | 'sms' | 'link' | 'social';

interface IdentityInput {
  readonly accounts: Accounts;
  readonly emails: Emails;
  readonly codes: Codes;
  /** How often a link may be written to one address, and requested from one. */
  readonly linkBudget: Budget;
}

/**
 * Chooses another channel than the first step's: control of the phone alone, or of the mailbox alone, must not suffice.
 */
function secondTarget({ phone, email }: PlayerRow, first: FirstStep): string {
  return phone === null || first === 'sms' ? email : phone;
}

export function createIdentity({ accounts, emails, codes, linkBudget }: IdentityInput): Identity {
  const { repository } = accounts;
  const spending = ({ origin, captcha }: Asker) => ({
    address: origin.address,
    admit: () => accounts.captcha.admit(captcha),
  });

  async function enter(player: PlayerRow, first: FirstStep, isSaved: boolean, asker: Asker): Promise<Entered> {
    if (!player.twoStep) return { signedIn: await accounts.begin(player.id, isSaved, asker.origin) };
    const target = secondTarget(player, first);
    return { twoStep: await codes.ask({ purpose: 'two_step', userId: player.id, target, ...spending(asker) }) };
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
    const { origin, device, captcha } = asker;
    const player = await accounts.checkPassword({ login, find, password, address: origin.address, device, captcha });
    return enter(player, 'password', isSaved, asker);
  }

  return {
    emailLogin: (email, login, asker) => passwordLogin(email, () => repository.playerByEmail(email), login, asker),
    phoneLogin: (phone, login, asker) => passwordLogin(phone, () => repository.playerByPhone(phone), login, asker),
    sendSms: (phone, asker) =>
      evenly(async () => {
        const player = await repository.playerByPhone(phone);
        return codes.ask({ purpose: 'login', userId: player?.id ?? null, target: phone, ...spending(asker) });
      }),
    async smsLogin({ request, code, isSaved }, asker) {
      const { userId } = await codes.check(request, 'login', code);
      return enterById(userId, 'sms', isSaved, asker);
    },
    async twoStepLogin({ request, code, isSaved }, { origin }) {
      const { userId } = await codes.check(request, 'two_step', code);
      return { signedIn: await accounts.begin(userId, isSaved, origin) };
    },
    socialLogin: (userId, isSaved, asker) => enterById(userId, 'social', isSaved, asker),
    async tokenLogin(link, asker) {
      return enterById(await emails.followLogin(link), 'link', false, asker);
    },
    async askLoginLink(email, asker) {
      const { address, admit } = spending(asker);
      await linkBudget.spend(email, address, admit);
      await evenly(async () => {
        const player = await repository.playerByEmail(email);
        await emails.write(player?.id ?? null, 'login');
      });
    },
    resend: (request, asker) => evenly(() => codes.again(request, spending(asker))),
    askPasswordCode: (target, asker) =>
      evenly(async () => {
        const player =
          'email' in target
            ? await repository.playerByEmail(target.email)
            : await repository.playerByPhone(target.phone);
        const where = 'email' in target ? target.email : target.phone;
        return codes.ask({ purpose: 'password', userId: player?.id ?? null, target: where, ...spending(asker) });
      }),
    async checkPasswordCode(request, code) {
      const { userId } = await codes.check(request, 'password', code);
      return emails.openReset(userId);
    },
    purge: () => codes.purge(),
  };
}

export type { Codes, SocialProfile, SocialSignUps };
