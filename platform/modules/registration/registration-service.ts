import type { CallAnswer } from '#shared/contracts/call.ts';
import type { CodeAsked } from '#shared/contracts/codes.ts';
import type { registrationSettingsCall, socialProfileCall } from '#shared/contracts/registration.ts';
import { BONUS_CHOICE } from '#shared/domain/registration/bonus-choice.ts';
import { loginFieldOf } from '#shared/domain/registration/registration-fields.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import { ApiError } from '../../plugins/api-error.ts';
import { evenly } from '../../plugins/even-time.ts';
import { maskTarget } from '../../plugins/mask-target.ts';
import type { Accounts, SignedIn } from '../accounts/accounts-service.ts';
import type { ConfigService } from '../config/config-service.ts';
import type { Friends, Invitation } from '../friends/friends-service.ts';
import type { Codes, SocialProfile, SocialSignUps } from '../identity/identity-service.ts';
import type { OfficeSettings } from '../office/office-settings-service.ts';
import { countryOfPhone } from '../reference/phone-number-service.ts';
import type { BonusChoices } from './bonus-choices.ts';
import { createPreparation, type PreparedRegistration, type RegistrationRequest } from './prepare-registration.ts';
import type { PendingRegistration, RegistrationRepository } from './registration-repository.ts';

/**
 * Opens accounts (shell §3, registration types; §5). The player is created when e-mail or number is confirmed; for a
 * login that already has an account, the answer and its duration are the same (trust §2, login abuse).
 */
export interface RegistrationService {
  /** Returns the settings that a form needs. */
  settings(): CallAnswer<typeof registrationSettingsCall>;
  /** Returns a person's data from a social network; null for a request that is expired or unknown. */
  profile(request: string): Promise<CallAnswer<typeof socialProfileCall>>;
  /**
   * Checks everything and sends the code; a person whose e-mail a network has confirmed is signed in at once.
   *
   * @throws ApiError FORBIDDEN when registration is closed, BAD_REQUEST with the wrong fields, CURRENCY_UNKNOWN,
   * PHONE_WRONG, PROMO_UNKNOWN, PROMO_OVER, COUNTRY_EXCLUDED, SIGN_UP_EXPIRED, TOO_MANY_ATTEMPTS, those of the captcha
   */
  begin(request: RegistrationRequest): Promise<{ readonly code: CodeAsked } | { readonly signedIn: SignedIn }>;
  /** Returns the country given at registration, or that of the confirmed number, ISO 3166 alpha-2; null when unknown. */
  countryOf(userId: number): Promise<string | null>;
  /** Players' choices of bonus. */
  readonly bonuses: Pick<BonusChoices, 'choose' | 'of'>;
  /** Opens the account. @throws ApiError CODE_WRONG, CODE_EXPIRED, EMAIL_TAKEN, PHONE_TAKEN, SIGN_UP_EXPIRED */
  confirm(request: string, code: string, visit: Visit): Promise<SignedIn>;
}

/** The browser in which an account is opened. */
interface Visit extends Pick<RegistrationRequest, 'origin'> {
  /** No player is invited on a device of the inviter, neither by the form nor by its code. */
  readonly device: Invitation['device'];
}

interface RegistrationInput {
  readonly repository: RegistrationRepository;
  readonly bonuses: BonusChoices;
  readonly accounts: Accounts;
  readonly codes: Codes;
  readonly config: ConfigService;
  readonly clock: ServerClock;
  /** Stores the choice of news. */
  readonly settings: Pick<OfficeSettings, 'welcome'>;
  /** Decides and stores who invited a new player. */
  readonly friends: Pick<Friends, 'invitedBy' | 'welcome'>;
  /** Registrations of people from social networks; without it there are none. */
  readonly social: SocialSignUps | undefined;
}

/** Returns the account of a registration whose login is confirmed. */
function newcomerOf({ type, login, passwordHash, currency, language }: PendingRegistration) {
  const isEmail = loginFieldOf(type) === 'email';
  return {
    email: isEmail ? login : null,
    phone: isEmail ? null : login,
    name: isEmail ? login.slice(0, login.indexOf('@')) : maskTarget(login),
    passwordHash,
    currency,
    language,
  };
}

export function createRegistration(input: RegistrationInput): RegistrationService {
  const { repository, accounts, codes, config, clock, settings, friends, social, bonuses } = input;

  const prepare = createPreparation(input);

  const ownerOf = ({ type, login }: PreparedRegistration) =>
    loginFieldOf(type) === 'email'
      ? accounts.repository.playerByEmail(login)
      : accounts.repository.playerByPhone(login);

  const hashPassword = ({ values, origin, signal }: RegistrationRequest) =>
    accounts.hashPassword(values.password ?? '', { address: origin.address, signal });

  async function profileOf({ request }: Pick<PendingRegistration, 'request'>): Promise<SocialProfile | null> {
    if (request === null || !social) return null;
    const profile = await social.read(request);
    if (!profile) throw new ApiError('SIGN_UP_EXPIRED');
    return profile;
  }

  async function open(pending: PendingRegistration, { origin, device }: Visit): Promise<SignedIn> {
    const { currency, request, promo, news, bonusChoice = BONUS_CHOICE.sport, invitation = '' } = pending;
    const userId = await accounts.open(newcomerOf(pending), async (tx, id) => {
      const profile = request === null ? null : await social?.complete(request, id, tx);
      if (request !== null && !profile) throw new ApiError('SIGN_UP_EXPIRED');
      await repository.store(tx, id, pending, { network: profile?.network ?? null, now: clock.now() });
      await settings.welcome(id, news, tx);
      await friends.welcome(id, { code: invitation, device }, tx);
      await bonuses.welcome({ userId: id, promo, currency, choice: bonusChoice }, tx);
    });
    return accounts.begin(userId, false, origin);
  }

  return {
    bonuses,
    settings() {
      const { minAge, currencies } = config.config();
      const { types, hasPromo, countryAges } = config.registration();
      const offered = Object.entries(config.geoCurrencies()).filter(([, currency]) => currencies.includes(currency));
      return {
        types: types.filter(({ type }) => type !== 'soc_reg' || social !== undefined),
        minAge,
        countryAges,
        countryCurrencies: Object.fromEntries(offered),
        hasPromo,
        excludedCountries: [...config.blockedCountries()],
        termsUpdatedAt: config.terms().updatedAt,
        now: clock.now(),
      };
    },
    async profile(request) {
      const profile = (await social?.read(request)) ?? null;
      if (!profile) return null;
      const { network, email, isEmailVerified, name, surname } = profile;
      return { network, email, isEmailVerified, name, surname };
    },
    async begin(request) {
      const form = await prepare(request);
      return evenly(async () => {
        const prepared = { ...form, invitation: await friends.invitedBy(request.invitation) };
        const profile = await profileOf(prepared);
        const isFree = (await ownerOf(prepared)) === null;
        const isProved = profile?.isEmailVerified === true && profile.email?.toLowerCase() === prepared.login;
        if (isProved && isFree) {
          const pending = { ...prepared, passwordHash: await hashPassword(request) };
          return { signedIn: await open(pending, { origin: request.origin, device: request.invitation.device }) };
        }
        let passwordHash = '';
        const code = await codes.ask({
          purpose: 'registration',
          userId: null,
          target: prepared.login,
          address: request.origin.address,
          admit: (extraBits) => accounts.captcha.admit(request.captcha, extraBits),
          newcomer: { isFree, language: request.language },
          onAdmitted: async () => {
            passwordHash = await hashPassword(request);
          },
        });
        await repository.keep(code.request, { ...prepared, passwordHash });
        return { code };
      });
    },
    async confirm(request, code, visit) {
      const login = await codes.checkNewcomer(request, code);
      const pending = await repository.take(request);
      if (pending?.login !== login) throw new ApiError('CODE_EXPIRED');
      return open(pending, visit);
    },
    async countryOf(userId) {
      const { country, phone } = await repository.homeOf(userId);
      return country ?? (phone === null ? null : countryOfPhone(phone));
    },
  };
}
