import { expect, test } from 'vitest';
import { type CouponPicture, drawCoupon, fitText, pictureSize } from './draw-coupon.ts';

const look = { surface: '#1', raised: '#2', line: '#3', text: '#4', soft: '#5', brand: '#6', font: 'Inter' };

const picture = (direction: CouponPicture['direction']): CouponPicture => ({
  ...{ brand: 'Fairline', title: 'Bet 1000000001', when: '12:30', direction },
  legs: [{ pair: 'Arsenal – Chelsea', choice: 'Result: W1', odds: '1.85' }],
  figures: [{ name: 'Stake', value: '€5.00' }],
});

/** Makes a drawing context that records its texts and their positions; each character is ten wide. */
function recorder() {
  const written: { text: string; x: number; align: string; direction: string }[] = [];
  const context = {
    ...{ direction: 'ltr' as CanvasDirection, fillStyle: '', font: '', textBaseline: 'top' as CanvasTextBaseline },
    textAlign: 'start' as CanvasTextAlign,
    fillRect: () => undefined,
    measureText: (text: string) => ({ width: [...text].length * 10 }) as TextMetrics,
    fillText(text: string, x: number) {
      written.push({ text, x, align: context.textAlign, direction: context.direction });
    },
  };
  return { context, written };
}

test.each([
  ['ltr', 36, 684],
  ['rtl', 684, 36],
] as const)('[P-16] in %s names begin at %i and figures end at %i', (direction, start, end) => {
  const { context, written } = recorder();
  drawCoupon(context, picture(direction), look);
  const at = (text: string) => written.find((one) => one.text === text);
  expect(at('Arsenal – Chelsea')).toEqual({ text: 'Arsenal – Chelsea', x: start, align: 'start', direction });
  expect(at('1.85')).toEqual({ text: '1.85', x: end, align: 'end', direction });
  expect(at('€5.00')).toMatchObject({ x: end, align: 'end' });
});

test('the height of the picture follows the number of bets', () => {
  const one = pictureSize(picture('ltr'));
  const two = pictureSize({ ...picture('ltr'), legs: [...picture('ltr').legs, ...picture('ltr').legs] });
  expect(two.height).toBeGreaterThan(one.height);
  expect(two.width).toBe(one.width);
});

test.each([
  ['Arsenal', 70, 'Arsenal'],
  ['Arsenal', 60, 'Arsen…'],
  ['A', 5, 'A…'],
])('"%s" cut to a width of %i is "%s"', (text, width, shown) => {
  expect(fitText(recorder().context, text, width)).toBe(shown);
});
