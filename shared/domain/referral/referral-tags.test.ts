import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REFERRAL_COOKIES, REFERRAL_PARAMETERS, referralCookies } from './referral-tags.ts';

const DAY = 86_400;

/** Returns the cookies of a query, each as value and life in seconds. */
const read = (query: string) =>
  Object.fromEntries(referralCookies(query).map(({ name, value, lifeSeconds }) => [name, [value, lifeSeconds]]));

describe('the query of a visit', () => {
  test.each<[string, Record<string, [string, number]>]>([
    ['', {}],
    ['?page=2&utm_source=mail', {}],
    ['?ref=7', { refererid: ['7', 60 * DAY], referral_values: ['{"type":"ref","val":"7","additional":""}', DAY] }],
    ['bf=x1', { bf_id: ['x1', DAY] }],
    [
      '?btag=a',
      {
        reflinkid: ['a', 60 * DAY],
        reflinkid_hour: ['a', 3600],
        referral_values: ['{"type":"btag","val":"a","additional":""}', DAY],
      },
    ],
    [
      '?qtag=q&tag=t',
      {
        reflinkid: ['t', 60 * DAY],
        reflinkid_hour: ['t', 3600],
        referral_values: ['{"type":"tag","val":"t","additional":""}', DAY],
      },
    ],
    [
      '?qtag=q&bwpromocode=SPRING',
      {
        reflinkid: ['q', 60 * DAY],
        reflinkid_hour: ['q', 3600],
        referral_values: ['{"type":"qtag","val":"q","additional":"SPRING"}', DAY],
      },
    ],
    ['?bwpromocode=SPRING', { referral_values: ['{"type":"bwpromocode","val":"SPRING","additional":""}', DAY] }],
    ['?click_id=c&utm_source=u&aip=9', { ref_partner_id: ['9', 30 * DAY], postback_watcher: ['c', 4] }],
    ['?click_id=c&utm_source=u', { postback_watcher: ['c', 4] }],
    ['?click_id=c&aip=9', { postback_watcher: ['c', 4] }],
    ['?utm_source=u&aip=9', {}],
    ['?affid=5', { referral_values: ['{"type":"affid","val":"5","additional":""}', DAY] }],
    [
      '?affid=5&tag=t',
      {
        reflinkid: ['t', 60 * DAY],
        reflinkid_hour: ['t', 3600],
        ref_partner_id: ['5', 60 * DAY],
        referral_values: ['{"type":"tag","val":"t","additional":""}', DAY],
      },
    ],
    [
      '?affid=5&tag=t&click_id=c&utm_source=u&aip=9&pb=1',
      {
        reflinkid: ['t', 60 * DAY],
        reflinkid_hour: ['t', 3600],
        ref_partner_id: ['9', 30 * DAY],
        postback_watcher: ['c', 30 * DAY],
        referral_values: ['{"type":"tag","val":"t","additional":""}', DAY],
      },
    ],
    ['?pb=1', { postback_watcher: ['1', 30 * DAY] }],
    ['?pb=0', { postback_watcher: ['0', 4] }],
    ['?pb=false&click_id=c', { postback_watcher: ['c', 4] }],
    ['?subid=s', { subid: ['s', 60 * DAY] }],
    ['?ref=&bf=%20&subid=%00', {}],
    [
      '?ref=1&ref=2',
      { refererid: ['1', 60 * DAY], referral_values: ['{"type":"ref","val":"1","additional":""}', DAY] },
    ],
  ])('[E-01] %j sets the cookies %j', (query, cookies) => {
    expect(read(query)).toEqual(cookies);
  });

  test('[E-01] sets no cookie for a value that is too long', () => {
    expect(read(`?ref=${'x'.repeat(200)}`)).toHaveProperty('refererid');
    expect(read(`?ref=${'x'.repeat(201)}`)).toEqual({});
  });
});

const known = new Set<string>(REFERRAL_PARAMETERS);
const queries = fc.dictionary(fc.constantFrom(...REFERRAL_PARAMETERS), fc.string({ maxLength: 30, unit: 'binary' }), {
  noNullPrototype: true,
});
const write = (values: Record<string, string>) => new URLSearchParams(values).toString();

describe('any query', () => {
  test('sets each known cookie at most once, with a value and a life', () => {
    fc.assert(
      fc.property(queries, (values) => {
        const cookies = referralCookies(write(values));
        expect(new Set(cookies.map(({ name }) => name)).size).toBe(cookies.length);
        for (const { name, value, lifeSeconds } of cookies) {
          expect(REFERRAL_COOKIES).toContain(name);
          expect(value.trim()).not.toBe('');
          // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
          expect(value).not.toMatch(/[\u0000-\u001f\u007f]/);
          expect(lifeSeconds).toBeGreaterThan(0);
          expect(lifeSeconds).toBeLessThanOrEqual(60 * DAY);
        }
      }),
    );
  });

  test('[E-01] sets no cookie without a referral parameter', () => {
    const others = fc.dictionary(
      fc.string().filter((name) => !known.has(name)),
      fc.string(),
    );
    fc.assert(
      fc.property(others, (values) => {
        expect(referralCookies(write(values))).toEqual([]);
      }),
    );
  });

  test('sets the same cookies with other parameters and in any order', () => {
    fc.assert(
      fc.property(queries, (values) => {
        const turned = write(Object.fromEntries(Object.entries(values).reverse()));
        expect(referralCookies(`?page=1&${turned}&sort=asc`)).toEqual(referralCookies(write(values)));
      }),
    );
  });
});
