import { expect, test } from 'vitest';
import { linkedAt, linkedRows } from './linked-rows.ts';
import { ROUTE_FLAGS } from './route-flags.ts';

const site = {
  ...{ hasPoints: true, isOldRegistration: false, isRegistrationAllowed: true },
  ...{ isShowIdentification: false, isVipDomain: false },
};
const idsAt = (...[place, availableRoutes]: [Parameters<typeof linkedAt>[0], readonly number[] | null]) =>
  linkedAt(place, { ...site, availableRoutes: availableRoutes && [...availableRoutes] }).map(({ id }) => id);

test('a part of the frame links the pages whose rows name it, in the order of the table', () => {
  const all = idsAt('footer', null);
  expect(all).toEqual(expect.arrayContaining(['mobile', 'desktop', 'information-betting-calculator']));
  expect(all).toEqual(linkedRows().flatMap(({ id, links }) => (links.places.includes('footer') ? [id] : [])));
  expect(all).not.toContain('history');
});

test('the office comes before the information pages, and these before the apps', () => {
  const known = ['history', 'information-betting-calculator', 'mobile', 'desktop'];
  expect(idsAt('search', null).filter((id) => known.includes(id))).toEqual(known);
});

test('[G-01] a page whose number is not among the routes of the site is not linked', () => {
  const ids = idsAt('search', [ROUTE_FLAGS.mobileApps]);
  expect(ids).toContain('mobile');
  expect(ids).not.toContain('desktop');
  expect(ids, 'a page without a number is there always').toContain('history');
});

test('a page whose feature the site does not have is not linked', () => {
  expect(idsAt('footer', null)).toContain('points');
  expect(linkedAt('footer', { ...site, availableRoutes: null, hasPoints: false }).map(({ id }) => id)).not.toContain(
    'points',
  );
});

test('every linked page has an address without parameters', () => {
  for (const { id, patterns } of linkedRows()) expect(patterns[0], id).not.toContain(':');
});
