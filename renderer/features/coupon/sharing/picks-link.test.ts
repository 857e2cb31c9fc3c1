import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { betOf } from '#tests/fixtures/coupon-samples.ts';
import { picksLink, readPicks, withoutPicks } from './picks-link.ts';

const ids = [betOf(1).selectionId, betOf(2).selectionId, betOf(3).selectionId];
const searchOf = (link: string): string => new URL(link).search;

describe('a link to bets', () => {
  test('leads to the home page in the sharer’s language and carries only the bets', () => {
    const url = new URL(picksLink('https://fairline.test', 'ar', ids));
    expect(url.pathname).toBe('/ar');
    expect([...url.searchParams.keys()]).toEqual(['picks']);
  });

  test('keeps the bets in order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 5000 }), { maxLength: 20 }), (games) => {
        const picks = games.map((game) => betOf(game).selectionId);
        expect(readPicks(searchOf(picksLink('https://fairline.test', 'en', picks)), 20)).toEqual(picks);
      }),
    );
  });

  test.each([
    ['', []],
    ['?picks=', []],
    ['?picks=-', []],
    ['?picks=0-1-zz', []],
    ['?picks=<script>', []],
    ['?picks=1e9', []],
    [`?picks=${'z'.repeat(40)}`, []],
    [`?picks=${ids[0]?.toString(36)}-nonsense!-${ids[1]?.toString(36)}`, ids.slice(0, 2)],
    [`?picks=${ids[0]?.toString(36)}-${ids[0]?.toString(36)}`, ids.slice(0, 1)],
  ])('"%s" holds the selections %j', (search, picks) => {
    expect(readPicks(search, 20)).toEqual(picks);
  });

  test('is read up to the maximum of a coupon', () => {
    expect(readPicks(searchOf(picksLink('https://fairline.test', 'en', ids)), 2)).toEqual(ids.slice(0, 2));
  });

  test.each([
    ['?picks=abc', ''],
    ['?picks=abc&state=open', '?state=open'],
    ['', ''],
  ])('removing the bets from "%s" leaves "%s"', (search, rest) => {
    expect(withoutPicks(search)).toBe(rest);
  });
});
