import { describe, expect, test } from 'vitest';
import {
  agreementType,
  CHOICE_LIFE_MS,
  type ConsentChoice,
  choiceOfType,
  readChoice,
  standingChoice,
  writeChoice,
} from './consent-choice.ts';
import { googleConsent } from './google-consent.ts';

const CHOICES: readonly (readonly [string, ConsentChoice])[] = [
  ['disabled', []],
  ['functional', ['functional']],
  ['marketing', ['marketing']],
  ['analytics', ['analytics']],
  ['functional+marketing', ['functional', 'marketing']],
  ['functional+analytics', ['functional', 'analytics']],
  ['marketing+analytics', ['marketing', 'analytics']],
  ['all', ['functional', 'marketing', 'analytics']],
];

describe('[N-02] a cookie choice', () => {
  test.each(CHOICES)('has the name %s, which reads back as the choice', (type, choice) => {
    expect(agreementType(choice)).toBe(type);
    expect(agreementType([...choice].reverse())).toBe(type);
    expect(choiceOfType(type)).toEqual(choice);
    expect(readChoice(writeChoice({ choice, at: 1_800_000_000_000 }))).toEqual({ choice, at: 1_800_000_000_000 });
  });

  test.each([
    '',
    'ALL',
    'marketing+functional',
    'marketing+marketing',
    'all+marketing',
    'everything',
    'disabled+',
    '+',
  ])('has never the name %j', (type) => expect(choiceOfType(type)).toBeNull());

  test.each([null, '', 'all', 'all:', 'all:x', ':5', 'none:5', 'all:5:6', 'all:99999999999999999'])(
    'is not read from %j',
    (text) => expect(readChoice(text)).toBeNull(),
  );

  test('holds for a year, then the visitor is asked again', () => {
    const text = writeChoice({ choice: [], at: 1000 });
    expect(standingChoice(text, 1000)).toEqual([]);
    expect(standingChoice(text, 999 + CHOICE_LIFE_MS)).toEqual([]);
    expect(standingChoice(text, 1000 + CHOICE_LIFE_MS)).toBeNull();
    expect(standingChoice(null, 0)).toBeNull();
  });
});

describe('[N-02] the consent of Google tags for a choice', () => {
  const [no, yes] = ['denied', 'granted'] as const;
  test.each([
    [null, no, no, no],
    [[], no, no, no],
    [['functional'], no, no, yes],
    [['marketing'], yes, no, no],
    [['analytics'], no, yes, no],
    [['functional', 'marketing'], yes, no, yes],
    [['functional', 'analytics'], no, yes, yes],
    [['marketing', 'analytics'], yes, yes, no],
    [['functional', 'marketing', 'analytics'], yes, yes, yes],
  ] as const)(
    '%j: advertising %s, analytics %s, functions %s, security always',
    (choice, ads, analytics, functions) => {
      expect(googleConsent(choice)).toEqual({
        ad_storage: ads,
        ad_user_data: ads,
        ad_personalization: ads,
        analytics_storage: analytics,
        functionality_storage: functions,
        personalization_storage: functions,
        security_storage: 'granted',
      });
    },
  );
});
