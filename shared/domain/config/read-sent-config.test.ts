import { describe, expect, test } from 'vitest';
import { siteConfigCall } from '../../contracts/site-config.ts';
import { is12hByCountry } from '../display/clock-by-country.ts';
import { fitAnswer } from '../transport/fit-answer.ts';
import { readSentConfig } from './read-sent-config.ts';

const AT = Date.UTC(2026, 10, 24, 3, 30);
const BRAND = {
  language: 'en',
  companyName: 'Own',
  brand: 'Own',
  group_id: 7,
  languages: ['en'],
  defaultLanguage: 'en',
  hiddenLanguages: [],
  minAge: 18,
  isRegistrationAllowed: true,
  isPlayMoney: true,
  currencies: ['EUR', 'BRL'],
  defaultCurrency: 'EUR',
  timeZone: 0,
  coefViewIds: [0],
  fractionalMode: 'ladder',
  coupon: {
    limitedTypes: [0],
    offeredTypes: [0],
    maxLegs: 10,
    antiMargin: '0.05',
    antiMinCoef: 1,
    changeCoefAction: 2,
  },
  paths: {},
  support: { email: 'help@own.example' },
};

/** Returns entries of a config that a back end sent, as the pages read them. */
function read(sent: Record<string, unknown>) {
  const { group_id: _, ...rest } = BRAND;
  const isNumbered = 'group_id' in sent || 'groupId' in sent;
  const config = { ...rest, ...(isNumbered ? {} : { group_id: 7 }), ...sent };
  return fitAnswer(siteConfigCall, { config, now: 1 });
}

describe('a site config that a back end sends', () => {
  test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['the number of the site under its other name', { groupId: '12' }, { group_id: 12, groupId: 12 }],
    ['both names of it', { group_id: 3, groupId: 4 }, { group_id: 3, groupId: 4 }],
    ['a referral as text', { ref_id: '77' }, { ref_id: 77 }],
    ['the currency by its number', { geoCurrency: 986 }, { geoCurrency: 986, geoCurrencyCode: 'BRL' }],
    ['the number as text', { geoCurrency: '986' }, { geoCurrency: 986, geoCurrencyCode: 'BRL' }],
    ['the code in the place of the number', { geoCurrency: 'brl' }, { geoCurrency: 986, geoCurrencyCode: 'BRL' }],
    ['only the code', { geoCurrencyCode: 'BRL' }, { geoCurrency: 986, geoCurrencyCode: 'BRL' }],
    ['no currency', { geoCurrency: null, geoCurrencyCode: null }, { geoCurrency: null, geoCurrencyCode: null }],
    [
      'countries with a clock of 12 hours as text',
      { customize: { geo_with_twelve_format: 'us, GB,12', has_twelve_h_by_geo: 1 } },
      { customize: { geo_with_twelve_format: ['US', 'GB', 12], has_twelve_h_by_geo: true } },
    ],
    ['a country in small letters', { geoCountry: 'us' }, { geoCountry: 'US' }],
  ])('is read with %s', (_what, sent, entries) => {
    const { value, issues } = read(sent);
    expect(issues).toEqual([]);
    expect(value).toMatchObject({ config: entries });
  });

  test.each<[string, Record<string, unknown>]>([
    ['epoch ms', { started_at: AT, ended_at: AT + 1000, notify_started_at: AT - 1000, notify_ended_at: AT }],
    [
      'seconds',
      { started_at: AT / 1000, ended_at: AT / 1000 + 1, notify_started_at: AT / 1000 - 1, notify_ended_at: AT / 1000 },
    ],
    [
      'dates',
      {
        started_at: '2026-11-24 03:30:00',
        ended_at: '2026-11-24T03:30:01Z',
        notify_started_at: '2026-11-24T04:29:59+01:00',
        notify_ended_at: String(AT / 1000),
      },
    ],
    ['our own names', { startAt: AT, finishAt: AT + 1000, notifyStartDate: AT - 1000, notifyEndDate: AT }],
  ])('gives the instants of maintenance as %s', (_what, instants) => {
    const { value, issues } = read({ maintenance: { web_state: 1, ...instants } });
    expect(issues).toEqual([]);
    expect((value as { config: { maintenance: object } }).config.maintenance).toEqual({
      isActive: true,
      startAt: AT,
      finishAt: AT + 1000,
      notifyStartDate: AT - 1000,
      notifyEndDate: AT,
    });
  });

  test.each([
    [{ web_state: '0' }, false],
    [{ web_state: 'active' }, true],
    [{ isActive: false, web_state: 1 }, false],
    [{ isActive: 1 }, true],
  ])('says with %j whether maintenance is on: %s', (maintenance, isActive) => {
    expect(read({ maintenance }).value).toMatchObject({ config: { maintenance: { isActive } } });
  });

  test.each([
    { maintenance: { web_state: 'perhaps' } },
    { maintenance: { isActive: true, started_at: 'tomorrow' } },
    { maintenance: 'soon' },
  ])('is not used with maintenance that cannot be read: %j', (sent) => {
    expect(read(sent).isUsed).toBe(false);
  });

  test('is returned as it is where it is no config', () => {
    for (const sent of [null, 'text', 5, []]) expect(readSentConfig(sent)).toBe(sent);
  });
});

test.each<[boolean, (number | string)[], string | null, number | null, boolean]>([
  [true, ['US'], 'US', null, true],
  [true, [12], null, 12, true],
  [true, ['US'], 'DE', 12, false],
  [true, ['US'], null, null, false],
  [false, ['US'], 'US', null, false],
])('a clock of 12 hours (%s, %j) in %s, %s: %s', (isOn, countries, geoCountry, geoCountryId, is12h) => {
  const customize = { geo_with_twelve_format: countries, has_twelve_h_by_geo: isOn };
  expect(is12hByCountry({ customize, geoCountry, geoCountryId })).toBe(is12h);
});
