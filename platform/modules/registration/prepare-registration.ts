import { mayRegister } from '#shared/domain/guards/site-offers.ts';
import type { BonusChoice } from '#shared/domain/registration/bonus-choice.ts';
import { checkRegistration } from '#shared/domain/registration/check-registration.ts';
import { normaliseEmail } from '#shared/domain/registration/email-address.ts';
import { ageFor } from '#shared/domain/registration/player-age.ts';
import {
  loginFieldOf,
  type RegistrationDescription,
  type RegistrationType,
  type RegistrationValues,
} from '#shared/domain/registration/registration-fields.ts';
import { withoutDirectionControls } from '#shared/domain/support/direction-controls.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { Accounts, SessionOrigin, ShownCaptcha } from '../accounts/accounts-service.ts';
import type { ConfigService } from '../config/config-service.ts';
import type { Invitation } from '../friends/friends-service.ts';
import type { SocialSignUps } from '../identity/identity-service.ts';
import { phoneMaskOf } from '../reference/phone-countries-service.ts';
import { normaliseMobile } from '../reference/phone-number-service.ts';
import type { BonusChoices } from './bonus-choices.ts';
import type { PendingRegistration } from './registration-repository.ts';

/** A request to open an account, with the form's values. */
export interface RegistrationRequest {
  readonly type: RegistrationType;
  readonly language: string;
  readonly values: RegistrationValues;
  /** Country of a number that does not name its own, ISO 3166 alpha-2. */
  readonly phoneCountry: string | undefined;
  readonly promo: string;
  readonly news: { readonly email: boolean; readonly sms: boolean };
  /** Request of a social network's person. */
  readonly request: string | undefined;
  readonly origin: SessionOrigin;
  readonly bonusChoice: BonusChoice;
  readonly invitation: Invitation;
  /** Result of a captcha, if the call carries one. */
  readonly captcha: ShownCaptcha;
  /** Aborted when the caller is gone. */
  readonly signal: AbortSignal;
}

/** A checked registration whose password is not hashed yet: that costs much, so it comes after captcha and budget. */
export type PreparedRegistration = Omit<PendingRegistration, 'passwordHash'>;

interface PreparationInput {
  readonly accounts: Pick<Accounts, 'passwordPolicy'>;
  readonly bonuses: Pick<BonusChoices, 'isOpen'>;
  readonly config: ConfigService;
  readonly clock: ServerClock;
  readonly social: SocialSignUps | undefined;
}

/**
 * Returns the values without controls that turn letters around: staff reads them, and some are in letters to the player.
 * A password is stored as typed, and an address with such a control is refused.
 */
function readable(values: RegistrationValues): RegistrationValues {
  const isKept = (name: string) => name === 'password' || name === 'email';
  return Object.fromEntries(
    Object.entries(values).map(([name, text]) => [name, isKept(name) ? text : withoutDirectionControls(text)]),
  );
}

/**
 * Returns the check of a registration, which turns the form's values into stored ones. Errors as `Registration.begin`.
 */
export function createPreparation({ accounts, bonuses, config, clock, social }: PreparationInput) {
  /** Refuses a registration before anything is stored. */
  async function admit({ values, language, promo, origin }: RegistrationRequest): Promise<void> {
    const site = config.config(language, origin.country);
    const isOpen = mayRegister(site) && site.block.displayTypeId === 0;
    if (!isOpen) throw new ApiError('FORBIDDEN', { message: 'Registration is closed on this site.' });
    const { hasPromo, promoCodes } = config.registration();
    if (promo !== '' && !(hasPromo && promoCodes.includes(promo.toUpperCase()))) throw new ApiError('PROMO_UNKNOWN');
    if (promo !== '' && !(await bonuses.isOpen(promo.toUpperCase()))) throw new ApiError('PROMO_OVER');
    if (config.blockedCountries().includes(values.country ?? '')) throw new ApiError('COUNTRY_EXCLUDED');
    if (values.currency && !site.currencies.includes(values.currency)) throw new ApiError('CURRENCY_UNKNOWN');
  }

  function descriptionOf({ type, request }: RegistrationRequest): RegistrationDescription {
    const found = config.registration().types.find((one) => one.type === type);
    if (!found) throw new ApiError('FORBIDDEN', { message: `The registration type ${type} is not offered here.` });
    if (type === 'soc_reg' && (!social || request === undefined)) throw new ApiError('SIGN_UP_EXPIRED');
    return found;
  }

  /** Returns the weakness of the password as a problem of its field; null for none. */
  async function passwordProblem({ fields }: RegistrationDescription, { values }: RegistrationRequest) {
    if (!fields.some(({ name }) => name === 'password')) return null;
    const { password = '', email, phone, name, surname, middleName } = values;
    return accounts.passwordPolicy.weaknessOf(password, { email, phone, names: [name, surname, middleName] });
  }

  async function check(description: RegistrationDescription, request: RegistrationRequest): Promise<void> {
    const { values, phoneCountry } = request;
    const { minAge: siteAge, currencies } = config.config();
    const minAge = ageFor(values.country || phoneCountry, siteAge, config.registration().countryAges);
    const phoneMask = phoneCountry === undefined ? null : phoneMaskOf(phoneCountry);
    const problems = checkRegistration(description, values, { minAge, currencies, phoneMask, now: clock.now() });
    const issues = Object.entries(problems).map(([name, message]) => ({ path: `body.values.${name}`, message }));
    if (issues.length > 0) throw new ApiError('BAD_REQUEST', { issues, message: 'Correct the named fields.' });
    const weakness = await passwordProblem(description, request);
    if (weakness === null) return;
    const problem = [{ path: 'body.values.password', message: weakness }];
    throw new ApiError('PASSWORD_WEAK', { issues: problem, message: 'Choose a password that is harder to guess.' });
  }

  /** Returns the values of the type's fields in their stored form. */
  function clean({ fields }: RegistrationDescription, { values, phoneCountry = '' }: RegistrationRequest) {
    const kept = Object.fromEntries(fields.map(({ name }) => [name, values[name]?.trim() ?? '']));
    if (kept.phone) kept.phone = normaliseMobile(kept.phone, { country: phoneCountry });
    if (kept.email) kept.email = normaliseEmail(kept.email);
    const { password: _, ...rest } = kept;
    return rest as PendingRegistration['values'];
  }

  return async function prepare(sent: RegistrationRequest): Promise<PreparedRegistration> {
    const form = { ...sent, values: readable(sent.values) };
    const { type, language, promo, news, bonusChoice, request = null } = form;
    await admit(form);
    const description = descriptionOf(form);
    await check(description, form);
    const values = clean(description, form);
    return {
      type,
      language,
      values,
      login: values[loginFieldOf(type)] ?? '',
      currency: values.currency || config.config(language, form.origin.country).defaultCurrency,
      promo: promo.toUpperCase(),
      bonusChoice,
      news,
      request: type === 'soc_reg' ? request : null,
      termsUpdatedAt: config.terms().updatedAt,
      acceptedAt: clock.now(),
    };
  };
}
