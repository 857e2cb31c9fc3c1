import { describe, expect, test } from 'vitest';
import { ROUTES } from '#shared/domain/routing/route-table.ts';
import { session } from '#tests/fixtures/coupon-samples.ts';
import { KEY_LEAK, LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { knowRoutes } from '../routing/known-routes.ts';
import { officeApi } from './office-api.ts';
import { officeCategories } from './office-entries.ts';
import { OfficeIndex, OfficeRail } from './office-menu.tsx';
import { OfficePage } from './office-page.tsx';

const namespaces = ['office'];
const user = { bonus_balance: [], country_code: 'DE', recharge_allow: true, email: 'a@b.test', name: 'A' };
const menu = {
  categories: [
    { id: 'account', routes: ['account', 'history', 'casino-of-tomorrow'] },
    { id: 'unheard', routes: ['security'] },
    { id: 'empty', routes: ['games-of-tomorrow'] },
  ],
  user,
};

const render = (part: React.ReactNode, url = '/en/office/history', language: (typeof LANGUAGES)[number] = 'en') => {
  knowRoutes(ROUTES);
  return renderPart(part, {
    namespaces,
    session,
    url,
    language,
    prepare: ({ dispatch }) => dispatch(officeApi.util.upsertQueryData('officeMenu', undefined, menu)),
  });
};

describe('[R-23] the menu of the office', () => {
  test('lists what the back end names and the product has, in its order, without empty categories', () => {
    expect(officeCategories(menu.categories).map(({ id, entries }) => [id, entries.map((one) => one.id)])).toEqual([
      ['account', ['account', 'history']],
      ['unheard', ['security']],
    ]);
  });

  test('[R-26] leads to payment requests and receipts, and not to pages whose address has parameters', () => {
    const money = { id: 'money', routes: ['history-pay', 'payment-requests', 'paycheck', 'payment-topic'] };
    expect(officeCategories([money])[0]?.entries.map(({ id, path }) => [id, path])).toEqual([
      ['history-pay', 'office/historypay'],
      ['payment-requests', 'office/payment/requests'],
      ['paycheck', 'office/paycheck'],
    ]);
  });

  test('keeps limits, sign-in and support in reach while it has not come', () => {
    const ids = officeCategories(undefined).flatMap(({ entries }) => entries.map(({ id }) => id));
    expect(ids).toEqual(expect.arrayContaining(['responsible', 'security', 'support', 'account', 'history']));
  });

  test('marks the page that is open, and gives a category without a name no heading', async () => {
    const html = await render(<OfficeRail />);
    expect(html.match(/<a [^>]*aria-current="page"[^>]*>/g)?.join('')).toContain('href="/en/office/history"');
    expect(html.match(/aria-current/g)).toHaveLength(1);
    expect(html.match(/<h2/g)).toHaveLength(1);
  });

  test('is a list of pages in the first page, without that page itself', async () => {
    const html = await render(<OfficeIndex />, '/en/office');
    expect(html).toContain('href="/en/office/security"');
    expect(html).not.toContain('href="/en/office"');
  });
});

test.each([
  ['history', '/en/office/history', true],
  ['account', '/en/office', false],
])('the page %s leads back to the first page of the office: %s, %s', async (name, url, leads) => {
  const html = await render(<OfficePage name={name}>words</OfficePage>, url);
  expect(html.includes('href="/en/office"')).toBe(leads);
});

test.each(LANGUAGES)('the menu has its texts in %s', async (language) => {
  const html = await render(<OfficeRail />, `/${language}/office`, language);
  expect(textOf(html)).not.toMatch(KEY_LEAK);
});
