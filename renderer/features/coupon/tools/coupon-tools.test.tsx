import { expect, test } from 'vitest';
import { pricePressed } from '#renderer/lib/ports/coupon-port.ts';
import type { HouseExpress } from '#shared/contracts/house-coupons.ts';
import { pressedPrice } from '#tests/fixtures/coupon-samples.ts';
import { LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { wordsOf } from '#tests/fixtures/words.ts';
import { ExpressOfDay } from '../house-express/express-of-day.tsx';
import { CouponTools } from './coupon-tools.tsx';
import { couponToolsApi } from './coupon-tools-api.ts';

/** Letters of all tools, and of each button beside another, that one row of the narrowest bet slip has room for. */
const LETTERS_OF_ROW = 40;
const LETTERS_OF_HALF = 16;

test.each(LANGUAGES)('the tools of a bet slip with bets are four short words in one row: %s', async (language) => {
  const html = await renderPart(<CouponTools />, {
    language,
    namespaces: ['coupon-tools', 'coupon'],
    prepare: ({ dispatch }) => dispatch(pricePressed(pressedPrice(1))),
  });
  const row = html.slice(html.indexOf('<button'), html.lastIndexOf('</button>'));
  const words = row.split('</button>').map(textOf);
  expect(words).toHaveLength(4);
  expect(words.join('').length).toBeLessThanOrEqual(LETTERS_OF_ROW);
});

test.each(LANGUAGES)('the buttons of a receipt have words for half a row: %s', (language) => {
  const words = wordsOf(language);
  const labels = [words('coupon:keep_selections'), words('coupon:open_history')];
  expect(labels.filter(({ length }) => length > LETTERS_OF_HALF)).toEqual([]);
});

function expressOf(game: number): HouseExpress {
  const { selectionId, price, typeId, period, param, outcome, game: played } = pressedPrice(game);
  const leg = { selectionId, price, typeId, period, param, outcome, game: played };
  return { expressId: `express-${game}`, percent: 10, coef: 4000, legs: [leg] } as unknown as HouseExpress;
}

test('of two accumulators of the day the first is open, and opening the other closes it', async () => {
  const html = await renderPart(<ExpressOfDay />, {
    namespaces: ['coupon-tools', 'coupon'],
    prepare: ({ dispatch }) =>
      dispatch(
        couponToolsApi.util.upsertQueryData('expressesOfDay', undefined, { line: expressOf(1), live: expressOf(2) }),
      ),
  });
  const offers = html.match(/<details[^>]*>/g) ?? [];
  expect(offers.map((offer) => / open=""/.test(offer))).toEqual([true, false]);
  expect(new Set(offers.map((offer) => /name="([^"]+)"/.exec(offer)?.[1]))).toHaveProperty('size', 1);
});
