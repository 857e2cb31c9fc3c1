import { describe, expect, test } from 'vitest';
import { createTextPaths } from './text-paths.ts';

const texts = createTextPaths();
const look = { weight: 'bold', size: 64 } as const;

describe('a text in lines', () => {
  const LONG = {
    en: 'What happens to a bet when a game is called off, moved to another day or decided by a jury',
    ru: 'Что происходит со ставкой, если матч отменён, перенесён на другой день или решён жюри',
    ar: 'ما الذي يحدث للرهان إذا أُلغيت المباراة أو نُقلت إلى يوم آخر أو حُسمت بقرار لجنة التحكيم',
    tr: 'Maç iptal edilir, başka güne alınır ya da jüri kararıyla biterse bahse ne olur',
  };

  test.each(Object.entries(LONG))(
    'in %s is whole where there is room, and no line is wider than it',
    (language, text) => {
      const isRtl = language === 'ar';
      const lines = texts.wrap(text, { isRtl, width: 900, most: 9 }, look);
      expect(lines.join(' ')).toBe(text);
      for (const line of lines) expect(texts.line(line, isRtl, look).width).toBeLessThanOrEqual(900);
    },
  );

  test.each(Object.entries(LONG))('in %s says that something is left out', (language, text) => {
    const isRtl = language === 'ar';
    const lines = texts.wrap(text, { isRtl, width: 500, most: 2 }, look);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/\p{L}…$/u);
    for (const line of lines) expect(texts.line(line, isRtl, look).width).toBeLessThanOrEqual(500);
  });

  test('cuts a word that is wider than a line', () => {
    const [line = ''] = texts.wrap('W'.repeat(80), { isRtl: false, width: 500, most: 3 }, look);
    expect(line).toMatch(/^W{3,}…$/);
    expect(texts.line(line, false, look).width).toBeLessThanOrEqual(500);
  });

  test('of nothing is no line', () => {
    expect(texts.wrap('', { isRtl: false, width: 500, most: 2 }, look)).toEqual([]);
  });
});

describe('a line as a path', () => {
  test.each(['Ligi ığüşçöŞ', 'Правила', 'قواعد', '1.50 → 2,5 €', 'Ελλάδα'])(
    'has an outline of every sign of %s',
    (text) => {
      const { data, width } = texts.line(text, false, look);
      expect(width).toBeGreaterThan(0);
      expect(data.split('M').length - 1).toBeGreaterThanOrEqual(text.replaceAll(' ', '').length - 2);
    },
  );

  test('of two signs is as wide as both, less what their pair is drawn together', () => {
    const width = (text: string) => texts.line(text, false, look).width;
    expect(width('nn')).toBeCloseTo(2 * width('n'), 5);
    expect(width('AV')).toBeLessThan(width('A') + width('V'));
  });
});
