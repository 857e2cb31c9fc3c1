/** Groups of the settings of the office, by the names of the specification (betting §3). */
export const SETTING_GROUPS = ['commonSettings', 'otherSettings', 'notificationSettings'] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number];

interface SettingRow {
  readonly group: SettingGroup;
  readonly name: string;
  /** Value for a player who has chosen none. */
  readonly initial: boolean;
}

/**
 * Settings of a player's account (betting §3, office settings and user config), in the order of the page. A further
 * setting is a row here and its text. Balances are shown at first (decision 047), and mailings wait for consent.
 */
export const OFFICE_SETTINGS = [
  { group: 'commonSettings', name: 'user_hide_balance', initial: false },
  { group: 'notificationSettings', name: 'enable_mail_news', initial: false },
  { group: 'notificationSettings', name: 'enable_mail_deposit', initial: false },
  { group: 'notificationSettings', name: 'enable_mail_bets', initial: false },
  { group: 'notificationSettings', name: 'enable_sms_news', initial: false },
] as const satisfies readonly SettingRow[];

type Row = (typeof OFFICE_SETTINGS)[number];
export type OfficeSettingName = Row['name'];
/** Names of the settings of a group. */
export type SettingNameOf<Group extends SettingGroup> = Extract<Row, { group: Group }>['name'];
/** Values of all settings, by group and name. */
export type OfficeSettingValues = {
  readonly [Group in SettingGroup]: Readonly<Record<SettingNameOf<Group>, boolean>>;
};

/** Decides whether a group has a setting of this name. */
export function isOfficeSetting(group: string, name: string): boolean {
  return OFFICE_SETTINGS.some((row) => row.group === group && row.name === name);
}

/**
 * Returns the values of all settings: the stored ones, and the initial one of each setting without a stored value, or
 * with one that is none.
 *
 * @param stored values by name, as the database has them
 */
export function officeSettingValues(stored: ReadonlyMap<string, unknown>): OfficeSettingValues {
  const chosen = ({ name, initial }: SettingRow): boolean => {
    const value = stored.get(name);
    return typeof value === 'boolean' ? value : initial;
  };
  const groups = SETTING_GROUPS.map((group) => {
    const rows = OFFICE_SETTINGS.filter((row) => row.group === group);
    return [group, Object.fromEntries(rows.map((row) => [row.name, chosen(row)]))];
  });
  return Object.fromEntries(groups) as OfficeSettingValues;
}

/** Mailings, and the setting by which a player wants each: no other message depends on a setting. */
export const MAILING_SETTINGS = {
  news_email: 'enable_mail_news',
  news_sms: 'enable_sms_news',
  deposit_received: 'enable_mail_deposit',
  coupon_settled: 'enable_mail_bets',
} as const satisfies Readonly<Record<string, SettingNameOf<'notificationSettings'>>>;

export type MailingKind = keyof typeof MAILING_SETTINGS;

/** Decides whether a mailing goes to a player with these settings (O-01). */
export function isMailingWanted(
  kind: MailingKind,
  { notificationSettings }: Pick<OfficeSettingValues, 'notificationSettings'>,
): boolean {
  return notificationSettings[MAILING_SETTINGS[kind]];
}
