import type { OwnSettings, SportChoice } from '#shared/contracts/office-settings.ts';
import type { OfficeSettingName, SettingGroup } from '#shared/domain/office/office-settings.ts';

/** One press of a switch on the page of the settings. */
export type SettingChange =
  | {
      readonly kind: 'setting';
      readonly group: SettingGroup;
      readonly name: OfficeSettingName;
      readonly value: boolean;
    }
  | ({ readonly kind: 'sport' } & Readonly<SportChoice>);

/** Lists of the sports that a player leaves out, by section. */
export const LEFT_OUT = { line: 'lineDisallowSports', live: 'liveDisallowSports' } as const satisfies Record<
  SportChoice['section'],
  keyof OwnSettings
>;

/** Returns the settings after a change; lists of sports stay ascending. */
export function settingsAfter<Settings extends OwnSettings>(settings: Settings, change: SettingChange): Settings {
  if (change.kind === 'setting') {
    const { group, name, value } = change;
    return { ...settings, [group]: { ...settings[group], [name]: value } };
  }
  const { section, sportId, isLeftOut } = change;
  const list = LEFT_OUT[section];
  const others = settings[list].filter((id) => id !== sportId);
  return { ...settings, [list]: isLeftOut ? [...others, sportId].sort((a, b) => a - b) : others };
}
