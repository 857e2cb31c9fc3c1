import type { UserConfig } from '#shared/contracts/user-config.ts';
import { userDataOf } from '#shared/domain/user/profile-fields.ts';
import type { SessionRow } from '../accounts/accounts-service.ts';
import type { ConfigService } from '../config/config-service.ts';
import type { SecurityService } from '../identity/security-service.ts';
import type { Ledger } from '../ledger/ledger-service.ts';
import { knownCountryId } from '../reference/phone-countries-service.ts';
import { codeOfPhone } from '../reference/phone-forms-service.ts';
import type { RegistrationService } from '../registration/registration-service.ts';
import type { OfficeSettings } from './office-settings-service.ts';
import type { ProfileRepository } from './profile-repository.ts';

/** The user config of players (betting §3, O-03). */
export interface UserConfigs {
  /** Returns what the product knows about the player of a session. @throws ApiError SESSION_REQUIRED */
  of(session: SessionRow): Promise<UserConfig>;
}

interface UserConfigsInput {
  readonly profiles: Pick<ProfileRepository, 'of'>;
  readonly security: Pick<SecurityService, 'summary'>;
  readonly registration: Pick<RegistrationService, 'countryOf'>;
  readonly ledger: Pick<Ledger, 'hasDeposit'>;
  readonly config: Pick<ConfigService, 'banLevel' | 'config'>;
  readonly settings: Pick<OfficeSettings, 'of'>;
}

/** What is true of every player while no papers are taken: each is unverified, and nothing is asked for or pending. */
const NOT_VERIFIED = {
  user_status_id: 0,
  internal_verification_status: 0,
  verification_status: 1,
  verification_types: [],
  verification_status_group_code: '',
  requested_additional_document: 0,
} as const satisfies Partial<UserConfig>;

/** Creates the user config of players. */
export function createUserConfigs(input: UserConfigsInput): UserConfigs {
  const { profiles, security, registration, ledger, config, settings } = input;
  return {
    async of(session) {
      const { userId } = session;
      const [safety, { values, contacts }, country, hasDeposit, chosen] = await Promise.all([
        security.summary(session),
        profiles.of(userId),
        registration.countryOf(userId),
        ledger.hasDeposit(userId),
        settings.of(userId),
      ]);
      const { isShowIdentification, banVersion } = config.config();
      const phone = safety.phone ?? contacts.phone;
      return {
        disallow_line_sport: chosen.lineDisallowSports,
        disallow_live_sport: chosen.liveDisallowSports,
        phone_number: phone,
        phone_code: codeOfPhone(phone),
        user_email: safety.email || contacts.email,
        user_name: safety.name,
        user_country_code: country ?? '',
        user_country_id: country === null ? null : knownCountryId(country),
        activation_type: safety.activationType,
        is_active_secure_question: safety.is_active_secure_question,
        user_hide_balance: chosen.commonSettings.user_hide_balance,
        changed_pass_day_count: safety.changed_pass_day_count,
        user_data: userDataOf(values),
        protection_level: safety.protection_level,
        protection_methods: safety.protection_methods,
        is_need_identification: isShowIdentification,
        ban_level: config.banLevel(userId),
        ban_version: banVersion,
        ...NOT_VERIFIED,
        verification_types: [],
        has_deposit: hasDeposit,
      };
    },
  };
}
