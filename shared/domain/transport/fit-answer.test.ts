import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { siteConfigCall } from '../../contracts/site-config.ts';
import { fitAnswer } from './fit-answer.ts';

const game = v.object({ id: v.number(), home: v.object({ name: v.string() }), note: v.optional(v.string(), '') });
const games = { answer: v.object({ games: v.array(game), total: v.number() }), partial: {} };
const good = { id: 1, home: { name: 'Arsenal' } };

const config = {
  language: 'en',
  companyName: 'Acme',
  brand: 'Acme',
  group_id: 1,
  languages: ['en'],
  defaultLanguage: 'en',
  hiddenLanguages: [],
  minAge: 18,
  isRegistrationAllowed: true,
  isPlayMoney: true,
  currencies: ['EUR'],
  defaultCurrency: 'EUR',
  timeZone: 3,
  coefViewIds: [0],
  fractionalMode: 'ladder',
  coupon: {
    limitedTypes: [0],
    offeredTypes: [0],
    maxLegs: 10,
    antiMargin: '0.1',
    antiMinCoef: 1010,
    changeCoefAction: 2,
  },
  paths: {},
  support: { email: 'help@example.com' },
};
const told = (more: object) => fitAnswer(siteConfigCall, { config: { ...config, ...more }, now: 5 });

describe('an answer', () => {
  test('that fits gets the defaults of its contract', () => {
    expect(fitAnswer(games, { games: [good], total: 1 })).toEqual({
      value: { games: [{ ...good, note: '' }], total: 1 },
      isUsed: true,
      issues: [],
    });
  });

  test('loses the entries of a list that do not fit, and keeps the others in order', () => {
    const body = { games: [{ id: 'x' }, good, { id: 2, home: {} }, { ...good, id: 3 }, null], total: 5 };
    const { value, isUsed, issues } = fitAnswer(games, body);
    expect((value as v.InferOutput<typeof games.answer>).games.map(({ id }) => id)).toEqual([1, 3]);
    expect(isUsed).toBe(true);
    expect(issues.join('\n')).toMatch(/games\.0\.id: .*\n.*games\.2\.home\.name: .*/s);
    expect(body.games).toHaveLength(5);
  });

  test('loses an optional field that does not fit, not the entry that has it', () => {
    expect(fitAnswer(games, { games: [{ ...good, note: 7 }], total: 1 })).toMatchObject({
      value: { games: [{ id: 1, note: '' }] },
      isUsed: true,
    });
  });

  test.each([
    ['without a field that it needs', { games: [good] }],
    ['of another kind', 'text'],
    ['that is null', null],
    ['whose list is none', { games: 'many', total: 1 }],
  ])('%s is not used', (_what, body) => {
    expect(fitAnswer(games, body)).toMatchObject({ value: null, isUsed: false });
  });

  test('of a call that is not partial fits as a whole or is not used', () => {
    expect(fitAnswer({ answer: games.answer }, { games: [good, { id: 2 }], total: 2 })).toMatchObject({
      isUsed: false,
    });
  });

  test('is described by place and by what it must be, never by its values: they may be secrets', () => {
    const secret = 'a token that no log may hold';
    const { issues } = fitAnswer(games, { games: [{ id: secret, home: secret }, { id: 1 }], total: secret });
    expect(issues).toEqual([
      'games.0.id: must be number',
      'games.0.home: must be Object',
      'games.1.home: is missing',
      'total: must be number',
    ]);
  });

  test('with one fault in each of many entries is described in a few lines', () => {
    const { issues } = fitAnswer(games, { games: Array.from({ length: 200 }, () => ({})), total: 1 });
    expect(issues).toHaveLength(9);
    expect(issues.at(-1)).toBe('and 392 more');
  });
});

describe('the site config', () => {
  test('loses entries that only decorate, and keeps the rest', () => {
    const { value, isUsed, issues } = told({ isSnowfall: 'yes', license: 7, languages: ['en', 5] });
    expect(isUsed).toBe(true);
    expect((value as { config: object }).config).toMatchObject({ isSnowfall: false, license: null, languages: ['en'] });
    expect(issues.map((issue) => issue.split(':')[0]).sort()).toEqual([
      'config.isSnowfall',
      'config.languages.1',
      'config.license',
    ]);
  });

  test.each([
    ['isAccountOnly', 'yes'],
    ['availableRoutes', [1, 'two']],
    ['maintenance', { isActive: 'perhaps' }],
    ['block', { displayTypeId: 3 }],
    ['liveDisallowSports', ['1']],
    ['autoLogoffWarningSeconds', 5],
  ])('is not used when %s does not fit: its default would admit more', (name, value) => {
    expect(told({ [name]: value })).toMatchObject({
      isUsed: false,
      issues: [expect.stringContaining(`config.${name}`)],
    });
  });

  test.each([
    '//other.example/x',
    '/\\other.example/x',
    '/\t/other.example/x',
    'https://other.example/x',
    'other',
    '/a b',
    '',
  ])('loses the path %j of a call: it leads to another host or is no path', (path) => {
    const { value, issues } = told({ paths: { siteMap: path, games: '/v9/games?x=1' } });
    expect((value as { config: { paths: object } }).config.paths).toEqual({ games: '/v9/games?x=1' });
    expect(issues).toEqual([expect.stringContaining('config.paths.siteMap')]);
  });
});
