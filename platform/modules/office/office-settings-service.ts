import * as v from 'valibot';
import type { OwnSettings, SportChoice } from '#shared/contracts/office-settings.ts';
import { type OfficeSettingName, officeSettingValues } from '#shared/domain/office/office-settings.ts';
import type { DisallowedSports } from '#shared/domain/sports/disallowed-sports.ts';
import { sportById } from '#shared/domain/sports/sports.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { Transaction } from '../../database/pool.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { PlayerSettings } from '../accounts/accounts-service.ts';
import type { OfficeSettingsRepository } from './office-settings-repository.ts';

/** Settings of players' accounts (betting §3; O-01): the only place that stores them. */
export interface OfficeSettings {
  /** All settings of a player; a setting that was never chosen has its initial value. */
  of(userId: number): Promise<OwnSettings>;
  /** Sports that a player leaves out. */
  sportsOf(userId: number): Promise<DisallowedSports>;
  save(userId: number, name: OfficeSettingName, value: boolean): Promise<OwnSettings>;
  /**
   * Leaves a sport out of a section or takes it back; choices about other sports that are saved meanwhile stay.
   *
   * @throws ApiError BAD_REQUEST for an id that is no sport
   */
  saveSport(userId: number, choice: SportChoice): Promise<OwnSettings>;
  /** Stores the choices of a new player, in the transaction that opens the account. */
  welcome(userId: number, news: { readonly email: boolean; readonly sms: boolean }, tx: Transaction): Promise<void>;
}

interface OfficeSettingsInput {
  readonly repository: OfficeSettingsRepository;
  readonly clock: Pick<ServerClock, 'now'>;
  /** Called after a player has saved settings. */
  readonly onChange: (userId: number) => void;
}

const SECTIONS = ['lineDisallowSports', 'liveDisallowSports'] as const;
const LISTS = { line: 'lineDisallowSports', live: 'liveDisallowSports' } as const satisfies Record<
  SportChoice['section'],
  (typeof SECTIONS)[number]
>;
const idsSchema = v.fallback(v.array(v.number()), []);

/** Returns the lists of a player, whatever is stored. */
function sportsIn(
  stored: ReadonlyMap<string, unknown>,
): DisallowedSports & Pick<OwnSettings, (typeof SECTIONS)[number]> {
  const [line = [], live = []] = SECTIONS.map((name) => v.parse(idsSchema, stored.get(name)));
  return { lineDisallowSports: line, liveDisallowSports: live };
}

function checkSport(id: number): void {
  if (sportById(id)) return;
  const issues = [{ path: 'body.sportId', message: `There is no sport ${id}` }];
  throw new ApiError('BAD_REQUEST', { message: 'Name a sport that exists.', issues });
}

/** Creates the settings of players’ accounts. */
export function createOfficeSettings({ repository, clock, onChange }: OfficeSettingsInput): OfficeSettings {
  async function of(userId: number): Promise<OwnSettings> {
    const stored = await repository.of(userId);
    return { ...officeSettingValues(stored), ...sportsIn(stored) };
  }

  async function changed(userId: number): Promise<OwnSettings> {
    onChange(userId);
    return of(userId);
  }

  return {
    of,
    sportsOf: async (userId) => sportsIn(await repository.of(userId)),
    async save(userId, name, value) {
      await repository.save(userId, [{ name, value }], clock.now());
      return changed(userId);
    },
    async saveSport(userId, { section, sportId, isLeftOut }) {
      checkSport(sportId);
      const change = { name: LISTS[section], id: sportId, isIn: isLeftOut };
      await repository.changeList(userId, change, clock.now());
      return changed(userId);
    },
    async welcome(userId, { email, sms }, tx) {
      const chosen = [
        { name: 'enable_mail_news', value: email },
        { name: 'enable_sms_news', value: sms },
      ] as const satisfies readonly { readonly name: OfficeSettingName; readonly value: boolean }[];
      await repository.save(userId, chosen, clock.now(), tx);
    },
  };
}

/** Returns the settings that pages need with the session; those that say nothing are left out. */
export async function sessionSettings(settings: Pick<OfficeSettings, 'of'>, userId: number): Promise<PlayerSettings> {
  const { commonSettings, lineDisallowSports: line, liveDisallowSports: live } = await settings.of(userId);
  return {
    ...(commonSettings.user_hide_balance ? { user_hide_balance: true } : {}),
    ...(line.length > 0 ? { disallow_line_sport: line } : {}),
    ...(live.length > 0 ? { disallow_live_sport: live } : {}),
  };
}
