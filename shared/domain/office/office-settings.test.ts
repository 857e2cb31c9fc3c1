import { describe, expect, test } from 'vitest';
import {
  isMailingWanted,
  isOfficeSetting,
  MAILING_SETTINGS,
  type MailingKind,
  OFFICE_SETTINGS,
  officeSettingValues,
} from './office-settings.ts';

const NONE = officeSettingValues(new Map());

describe('[O-01] the settings of the office', () => {
  test.each([
    ['commonSettings', 'user_hide_balance', true],
    ['notificationSettings', 'enable_mail_news', true],
    ['notificationSettings', 'enable_mail_deposit', true],
    ['notificationSettings', 'enable_mail_bets', true],
    ['notificationSettings', 'enable_sms_news', true],
    ['commonSettings', 'enable_mail_news', false],
    ['otherSettings', 'user_hide_balance', false],
    ['notificationSettings', 'enable_push', false],
    ['constructor', 'name', false],
  ])('%s has %s: %s', (group, name, isOne) => {
    expect(isOfficeSetting(group, name)).toBe(isOne);
  });

  test('[O-07] show the balance and send nothing until the player chooses', () => {
    expect(NONE).toEqual({
      commonSettings: { user_hide_balance: false },
      otherSettings: {},
      notificationSettings: {
        enable_mail_news: false,
        enable_mail_deposit: false,
        enable_mail_bets: false,
        enable_sms_news: false,
      },
    });
  });

  test.each(OFFICE_SETTINGS.map(({ group, name }) => [group, name] as const))(
    'take the stored value of %s, %s, and no other',
    (group, name) => {
      const values = officeSettingValues(new Map([[name, true]]));
      expect(values[group]).toEqual({ ...NONE[group], [name]: true });
    },
  );

  test.each([[1], ['true'], [null], [[]]])('have the initial value where %j is stored', (stored) => {
    expect(officeSettingValues(new Map([['enable_mail_news', stored]]))).toEqual(NONE);
  });

  test('decide about their own mailing, and about no other', () => {
    const kinds = Object.keys(MAILING_SETTINGS) as MailingKind[];
    for (const kind of kinds) {
      const values = officeSettingValues(new Map([[MAILING_SETTINGS[kind], true]]));
      expect(kinds.filter((one) => isMailingWanted(one, values))).toEqual([kind]);
    }
    expect(kinds.filter((one) => isMailingWanted(one, NONE))).toEqual([]);
  });
});
