import { describe, expect, test } from 'vitest';
import { configChanged } from '#renderer/lib/store/site-slice.ts';
import { dateOrder, joinDate } from '#renderer/ui/date-field.tsx';
import {
  DEFAULT_DESCRIPTIONS,
  REGISTRATION_FIELDS,
  type RegistrationDescription,
  SECRET_FIELDS,
} from '#shared/domain/registration/registration-fields.ts';
import { config, NOW } from '#tests/fixtures/coupon-samples.ts';
import { KEY_LEAK, LANGUAGES, type RenderOptions, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { codeOnArrival } from './code-on-arrival.ts';
import { DRAFT_KEY, EMPTY_DRAFT, keepDraft, readDraft, withCode } from './draft.ts';
import { Registration } from './registration.tsx';
import { registrationApi } from './registration-api.ts';

const first = { current: null };

function show(types: readonly RegistrationDescription[], options: RenderOptions = {}, look: 'list' | 'tabs' = 'tabs') {
  const settings = {
    types: types.map((one) => ({ ...one, fields: [...one.fields] })),
    minAge: 18,
    countryAges: { BE: 21 },
    countryCurrencies: { GB: 'GBP', JP: 'JPY', BH: 'BHD' },
    hasPromo: true,
    excludedCountries: ['UA'],
    termsUpdatedAt: null,
    now: NOW,
  };
  return renderPart(<Registration first={first} look={look} />, {
    namespaces: ['auth', 'registration'],
    ...options,
    prepare: (store) => {
      options.prepare?.(store);
      return store.dispatch(registrationApi.util.upsertQueryData('registrationSettings', undefined, settings));
    },
  });
}

const everything: RegistrationDescription = {
  type: 'full_reg',
  fields: REGISTRATION_FIELDS.map((name) => ({ name, isRequired: false })),
};

describe('[A-03] the form', () => {
  test('preselects neither the confirmation of the age nor the news', async () => {
    const html = await show(DEFAULT_DESCRIPTIONS);
    expect(html.match(/<input[^>]*type="checkbox"/g)).toHaveLength(2);
    expect(html).not.toMatch(/checked=""/);
    expect(textOf(html)).toContain('I am 18 or older and accept the terms of this site.');
  });

  test('lets a password manager generate the password, whose length alone is checked', async () => {
    const html = await show(DEFAULT_DESCRIPTIONS);
    expect(html).toContain('autoComplete="new-password"');
    expect(textOf(html)).toContain('At least 8 characters.');
    expect(html).not.toContain('pattern=');
  });

  test('offers every currency of the site by its code and its name', async () => {
    const html = await show(DEFAULT_DESCRIPTIONS, { language: 'de' });
    expect(html).toContain('<option value="KWD">KWD · Kuwait-Dinar</option>');
  });

  test.each([
    ['GB', null, 'GBP', 18],
    ['DE', null, 'EUR', 18],
    ['BH', null, 'EUR', 18],
    ['KW', 'KWD', 'KWD', 18],
    ['BE', null, 'EUR', 21],
  ] as const)(
    'from %s has the currency of that country, by the site %s: %s, and the age of %i',
    async (geoCountry, geoCurrencyCode, currency, age) => {
      const html = await show(DEFAULT_DESCRIPTIONS, {
        prepare: (store) => store.dispatch(configChanged({ ...config, geoCountry, geoCurrencyCode })),
      });
      expect(html).toMatch(new RegExp(`<option value="${currency}" selected="">`));
      expect(textOf(html)).toContain(`I am ${age} or older`);
    },
  );

  test('calls play money by its name', async () => {
    expect(textOf(await show(DEFAULT_DESCRIPTIONS))).toContain('It has no real value');
  });

  test('offers the types of the site, and that of a network only after returning from one', async () => {
    const tabs = await show(DEFAULT_DESCRIPTIONS);
    expect(tabs.match(/role="radio"/g)).toHaveLength(3);
    const list = await show(DEFAULT_DESCRIPTIONS, {}, 'list');
    expect(list).not.toContain('role="radio"');
    expect(list).toContain('<option value="phone_reg">');
  });

  test('offers no choice for a single type, and explains a site without any', async () => {
    expect(await show(DEFAULT_DESCRIPTIONS.slice(0, 1))).not.toContain('role="radio"');
    expect(textOf(await show([]))).toBe('We are not opening new accounts at the moment.');
  });

  test('draws every field that a site may ask for, with a label', async () => {
    const text = textOf(await show([everything]));
    for (const name of ['Place of birth', 'Document series', 'Tax number', 'Postcode', 'Date of issue', 'Issued by']) {
      expect(text).toContain(`${name} (optional)`);
    }
  });

  test.each(LANGUAGES)('has every text in %s', async (language) => {
    expect(textOf(await show([everything, ...DEFAULT_DESCRIPTIONS], { language }))).not.toMatch(KEY_LEAK);
  });
});

describe('dates', () => {
  test.each([
    ['en-US', 'month day year'],
    ['de', 'day month year'],
    ['ru', 'day month year'],
    ['ar', 'day month year'],
    ['ja', 'year month day'],
  ])('%s writes %s', (language, order) => {
    expect(dateOrder(language).join(' ')).toBe(order);
  });

  test.each([
    [{ day: '5', month: '2', year: '1990' }, '1990-02-05'],
    [{ day: '', month: '', year: '' }, ''],
    [{ day: '5', month: '', year: '' }, '--05'],
  ])('%o is %s', (parts, text) => {
    expect(joinDate(parts)).toBe(text);
  });
});

describe('the registration draft', () => {
  const memory = (text: string | null = null) => {
    let kept = text;
    return {
      getItem: () => kept,
      setItem: (_key: string, value: string) => {
        kept = value;
      },
    };
  };
  const draft = {
    ...EMPTY_DRAFT,
    type: 'full_reg',
    values: Object.fromEntries(REGISTRATION_FIELDS.map((name) => [name, `value of ${name}`])),
    phone: { country: 'DE', number: '151' },
    news: { email: true, sms: false },
  } as const;

  test('is restored in this tab, without passwords and documents', () => {
    const session = memory();
    keepDraft(session, draft);
    const again = readDraft(session);
    expect(again).toMatchObject({ type: 'full_reg', phone: draft.phone, news: draft.news });
    expect(again.values.city).toBe('value of city');
    for (const name of SECRET_FIELDS) expect(session.getItem()).not.toContain(`value of ${name}`);
    expect(DRAFT_KEY).toBe('fairline:registration-draft');
  });

  test.each([
    // typed or put in, offered before, at the address, at the first address, expected
    ['', '', 'FAIRSTART', '', 'FAIRSTART'],
    ['', '', '', 'FAIRSTART', 'FAIRSTART'],
    ['', '', '', '', ''],
    ['MINE1', '', '', '', 'MINE1'],
    // An address names the code that the visitor wants now.
    ['MINE1', '', 'FAIRSTART', '', 'FAIRSTART'],
    ['FAIRSTART', 'FAIRSTART', 'KICKOFF', 'FAIRSTART', 'KICKOFF'],
    ['KICKOFF', 'KICKOFF', '', 'FAIRSTART', 'KICKOFF'],
    // What the visitor made of an offered code stays.
    ['', 'FAIRSTART', 'FAIRSTART', 'FAIRSTART', ''],
    ['', 'FAIRSTART', '', 'FAIRSTART', ''],
    ['MINE1', 'FAIRSTART', 'FAIRSTART', '', 'MINE1'],
  ])(
    'with the code %j, and %j offered before, begins at an address with %j, after one with %j, with %j',
    (promo, offered, code, arrival, expected) => {
      expect(withCode({ ...draft, promo, offered }, code, arrival).promo).toBe(expected);
    },
  );

  test('that has taken the code of an address does not take it again after a reload', () => {
    const session = memory();
    keepDraft(session, { ...withCode(draft, 'FAIRSTART', ''), promo: '' });
    expect(withCode(readDraft(session), 'FAIRSTART', 'FAIRSTART').promo).toBe('');
  });

  test.each([
    ['http://site.test/en/promo?bwpromocode=fairstart&tag=7#top', 'FAIRSTART'],
    ['http://site.test/en/promo?tag=7#?bwpromocode=FAIRSTART', ''],
    ['http://site.test/en', ''],
    [null, ''],
  ])('begins after an arrival at %s with the code %j', (name, expected) => {
    const entries = name === null ? [] : [{ name } as PerformanceEntry];
    expect(codeOnArrival({ getEntriesByType: () => entries })).toBe(expected);
  });

  test.each([null, '', '{', '[]', '{"type":"slow_reg"}'])('is empty where %j is stored', (text) => {
    expect(readDraft(memory(text))).toEqual(EMPTY_DRAFT);
  });
});
