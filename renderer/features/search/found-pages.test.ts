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

test('the page of exactly the typed name is found before pages whose names only contain it', () => {
  const named = ['Rules: Football', 'Rules: Tennis', 'Rules: Basketball', 'Betting rules', 'Rules', 'Правила'];
  const rules = named.map((title, at) => page(`rules-${at}`, title, 'rules'));
  const titles = (text: string) => pagesNamed(rules, text).map(({ title }) => title);
  expect(titles('rules')).toEqual(['Rules', 'Rules: Football', 'Rules: Tennis']);
  expect(titles('RUL')).toEqual(['Rules', 'Rules: Football', 'Rules: Tennis']);
  expect(titles('rules football')).toEqual(['Rules: Football']);
  expect(titles('правила')).toEqual(['Правила']);
});

test('of pages that are found by their words, those come first of whose words one is exactly what is typed', () => {
  const named = [
    page('slip', 'Купон', 'корзина, bet slip'),
    page('builder', 'Конструктор', 'bet builder'),
    page('line', 'Линия', 'line bet'),
    page('bet', 'Ставка', 'пари, Bet'),
    page('arabic', 'رهان', 'مراهنة، bet'),
  ];
  expect(pagesNamed(named, 'bet').map(({ id }) => id)).toEqual(['bet', 'arabic', 'slip']);
  expect(pagesNamed(named, 'bet sl').map(({ id }) => id)).toEqual(['slip']);
});
