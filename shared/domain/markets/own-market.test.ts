import { expect, test } from 'vitest';
import { allMarketTypes } from './market-types.ts';
import { OWN_MARKET_TYPES, ownBetNames, ownMarketType } from './own-market.ts';

const raid = {
  typeId: 250,
  name: 'Raid points 31.5',
  outcomes: [{ outcome: 0, name: 'Over' }, { outcome: 1 }],
};

test('a market of an operator’s own type takes its names from the answer', () => {
  const type = ownMarketType(raid);
  expect(type).toMatchObject({ id: 250, group: 'specials', outcomes: 'list', own: { market: 'Raid points 31.5' } });
  expect(type && ownBetNames(type, 0)).toEqual({ market: 'Raid points 31.5', outcome: 'Over' });
});

test('an outcome without a name has its number', () => {
  const type = ownMarketType(raid);
  expect(type && [ownBetNames(type, 1)?.outcome, ownBetNames(type, 7)?.outcome]).toEqual(['2', '8']);
});

test('a market without a name has no type: nothing could be shown of it', () => {
  expect(ownMarketType({ ...raid, name: undefined })).toBeUndefined();
});

test('no market type of this product takes an id that is free for operators', () => {
  const { from, to } = OWN_MARKET_TYPES;
  expect(allMarketTypes.filter(({ id }) => id >= from && id <= to)).toEqual([]);
});
