import { expect, test } from 'vitest';
import { type NamedPage, pagesNamed } from './found-pages.ts';

const page = (id: string, title: string, words: string): NamedPage => ({ id, title, words, to: `/en/${id}` });
const PAGES = [
  page('history', 'My bets', 'history, coupons, tickets, results of bets'),
  page('limits', 'Limits and breaks', 'responsible gambling, deposit limit, self-exclusion, bets'),
  page('calculator', 'Betting calculator', 'odds, payout, system'),
  page('mobile', 'Fairline on your phone', 'app, download, android'),
  page('information/about', 'About us', 'company, margin, settlement'),
];

test.each([
  ['my bets', ['history']],
  ['bet', ['history', 'calculator', 'limits']],
  ['deposit limit', ['limits']],
  ['exclusion', ['limits']],
  ['coupons', ['history']],
  ['downl', ['mobile']],
  ['about', ['information/about']],
  ['settlement', ['information/about']],
  ['arsenal', []],
  ['?!', []],
])('the search for %s finds the pages %j', (text, ids) => {
  expect(pagesNamed(PAGES, text).map(({ id }) => id)).toEqual(ids);
});
