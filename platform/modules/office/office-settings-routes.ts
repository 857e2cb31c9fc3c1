import type { FastifyInstance } from 'fastify';
import {
  type OfficeSettingsAnswer,
  type OwnSettings,
  officeSettingsCall,
  saveDisallowedSportsCall,
  saveOfficeSettingCall,
} from '#shared/contracts/office-settings.ts';
import { ACCOUNT_TYPE } from '#shared/domain/money/account-types.ts';
import { isCurrencyIso } from '#shared/domain/money/currencies.ts';
import { CURRENCY_NUMBERS } from '#shared/domain/money/currency-numbers.ts';
import { isDisallowedSport, isUnknownSport } from '#shared/domain/sports/disallowed-sports.ts';
import { SPORTS } from '#shared/domain/sports/sports.ts';
import type { RegisterCall } from '../../plugins/call-route.ts';
import type { Accounts } from '../accounts/accounts-service.ts';
import type { ConfigService } from '../config/config-service.ts';
import type { RegistrationService } from '../registration/registration-service.ts';
import type { OfficeSettings } from './office-settings-service.ts';

interface OfficeSettingsParts {
  readonly settings: OfficeSettings;
  readonly config: Pick<ConfigService, 'config' | 'disallowedSports' | 'points'>;
  readonly accounts: Pick<Accounts, 'accountsOf'>;
  readonly registration: Pick<RegistrationService, 'bonuses'>;
}

type Currency = OfficeSettingsAnswer['availableCurrencies'][number];

/** Returns the currencies of the site in which the player has no account. */
function openCurrencies(offered: readonly string[], taken: ReadonlySet<string>): Currency[] {
  return offered.flatMap((iso) => (isCurrencyIso(iso) && !taken.has(iso) ? [{ id: CURRENCY_NUMBERS[iso], iso }] : []));
}

/** Returns the answer of the settings: true facts of this product, and null or false for what it does not have. */
async function answerFor(
  userId: number,
  { settings, config, accounts, registration }: OfficeSettingsParts,
): Promise<OfficeSettingsAnswer> {
  const [own, held, bonus] = await Promise.all([
    settings.of(userId),
    accounts.accountsOf(userId),
    registration.bonuses.of(userId),
  ]);
  const site = config.disallowedSports();
  const offered = (isOffered: (id: number) => boolean) => SPORTS.map(({ id }) => id).filter(isOffered);
  const points = config.points() === null ? null : (held[0]?.points ?? 0);
  const taken = new Set(held.filter(({ type }) => type !== ACCOUNT_TYPE.bonus).map(({ iso }) => iso));
  return {
    ...own,
    cashbackSetting: null,
    bonusSetting: { choice: bonus.choice },
    firstDepositBonusSetting: null,
    pointsAccumulated: points,
    availableCurrencies: openCurrencies(config.config().currencies, taken),
    sports: offered((id) => !isUnknownSport(site, id)),
    lineSports: offered((id) => !isDisallowedSport(site, id, false)),
    liveSports: offered((id) => !isDisallowedSport(site, id, true)),
    showFavoriteTeams: false,
    showPromoCodeCheck: false,
    showWallets: false,
    clubPoints: points,
    showClubPoints: points !== null,
    walletAttributes: null,
    promoSetting: null,
  };
}

const saved = (settings: OwnSettings) => ({ success: true, message: 'main_save_success' as const, settings });

/** Registers the calls of the settings of the office (O-01). */
export function registerOfficeSettingRoutes(
  app: FastifyInstance,
  { register, ...parts }: OfficeSettingsParts & { readonly register: RegisterCall },
): void {
  const { settings } = parts;
  register(app, officeSettingsCall, ({ userId }) => answerFor(userId, parts));
  register(app, saveOfficeSettingCall, async ({ userId, body }) =>
    saved(await settings.save(userId, body.name, body.value)),
  );
  register(app, saveDisallowedSportsCall, async ({ userId, body }) => saved(await settings.saveSport(userId, body)));
}
