import * as v from 'valibot';
import type { OwnSettings } from '#shared/contracts/office-settings.ts';
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
  /** @throws ApiError BAD_REQUEST that names each id that is no sport */
  saveSports(userId: number, sports: DisallowedSports): Promise<OwnSettings>;
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
const idsSchema = v.fallback(v.array(v.number()), []);

/** Returns the lists of a player, whatever is stored. */
function sportsIn(
  stored: ReadonlyMap<string, unknown>,
): DisallowedSports & Pick<OwnSettings, (typeof SECTIONS)[number]> {
  const [line = [], live = []] = SECTIONS.map((name) => v.parse(idsSchema, stored.get(name)));
  return { lineDisallowSports: line, liveDisallowSports: live };
}

function checkSports(sports: DisallowedSports): void {
  const issues = SECTIONS.flatMap((section) =>
    sports[section].flatMap((id, index) =>
      sportById(id) ? [] : [{ path: `body.${section}.${index}`, message: `There is no sport ${id}` }],
    ),
  );
  if (issues.length > 0) throw new ApiError('BAD_REQUEST', { message: 'Name only sports that exist.', issues });
}

const ascending = (ids: readonly number[]) => [...new Set(ids)].sort((a, b) => a - b);

/** Creates the settings of players’ accounts. */
export function createOfficeSettings({ repository, clock, onChange }: OfficeSettingsInput): OfficeSettings {
  async function of(userId: number): Promise<OwnSettings> {
    const stored = await repository.of(userId);
    return { ...officeSettingValues(stored), ...sportsIn(stored) };
  }

  async function store(
    userId: number,
    settings: Parameters<OfficeSettingsRepository['save']>[1],
  ): Promise<OwnSettings> {
    await repository.save(userId, settings, clock.now());
    onChange(userId);
    return of(userId);
  }

  return {
    of,
    sportsOf: async (userId) => sportsIn(await repository.of(userId)),
    save: (userId, name, value) => store(userId, [{ name, value }]),
    async saveSports(userId, sports) {
      checkSports(sports);
      return store(
        userId,
        SECTIONS.map((name) => ({ name, value: ascending(sports[name]) })),
      );
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
