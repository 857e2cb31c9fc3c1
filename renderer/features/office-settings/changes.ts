import type { OwnSettings } from '#shared/contracts/office-settings.ts';
import type { OfficeSettingName, SettingGroup } from '#shared/domain/office/office-settings.ts';

/** List of sports that a player leaves out, by section. */
export type SportsSection = 'lineDisallowSports' | 'liveDisallowSports';

/** One press of a switch on the page of the settings. */
export type SettingChange =
  | {
      readonly kind: 'setting';
      readonly group: SettingGroup;
      readonly name: OfficeSettingName;
      readonly value: boolean;
    }
  | {
      readonly kind: 'sport';
      readonly section: SportsSection;
      readonly sportId: number;
      readonly isLeftOut: boolean;
    };

/** Returns the settings after a change; lists of sports stay ascending. */
export function settingsAfter<Settings extends OwnSettings>(settings: Settings, change: SettingChange): Settings {
  if (change.kind === 'setting') {
    const { group, name, value } = change;
    return { ...settings, [group]: { ...settings[group], [name]: value } };
  }
  const { section, sportId, isLeftOut } = change;
  const others = settings[section].filter((id) => id !== sportId);
  return { ...settings, [section]: isLeftOut ? [...others, sportId].sort((a, b) => a - b) : others };
}
