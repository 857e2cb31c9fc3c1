import { describe, expect, test } from 'vitest';
import { DEFAULT_COUPON_RULES } from '#shared/domain/coupon/coupon-rules.ts';
import { COUPON_EXAMPLES } from '#shared/domain/coupon/example.fixture.ts';
import { type CouponExample, exampleFigures } from '#shared/domain/coupon/example.ts';
import { KEY_LEAK, LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { CouponExamplePart } from './coupon-example-part.tsx';

const namespaces = ['calculator', 'history'];
type Language = (typeof LANGUAGES)[number];

function drawn(setting: CouponExample, language: Language = 'en'): Promise<string> {
  const example = exampleFigures(setting, DEFAULT_COUPON_RULES);
  const facts = { ...example, rows: example.rows.map((row) => ({ ...row, bets: [...row.bets] })) };
  const { legs, amountByBlock, ...rest } = setting;
  const block = {
    ...{ id: 'first', kind: 'couponExample' as const, title: 'An example' },
    ...rest,
    legs: [...legs],
    ...(amountByBlock ? { amountByBlock: { ...amountByBlock } } : {}),
    example: facts,
  };
  const words = { lang: 'en', dir: 'ltr' } as const;
  const own = { lang: language, dir: language === 'ar' ? 'rtl' : 'ltr' } as const;
  return renderPart(
    <CouponExamplePart
      block={block}
      heading={undefined}
      anchor="part-first"
      text={undefined}
      prose={(markdown) => <p>{markdown}</p>}
      own={own}
      words={words}
    />,
    { language, namespaces, url: `/${language}/information/rules/2` },
  );
}

const amount = (hundredths: number) => (hundredths / 100).toFixed(2);

describe('a worked example', () => {
  test.each(COUPON_EXAMPLES)(
    'of the type %s shows each line with its stake and payout, and the sums',
    async (_, example, lines, paid, payout, best) => {
      const html = await drawn(example);
      const figures = exampleFigures(example, DEFAULT_COUPON_RULES);
      const [, legs = '', rows = ''] = html.split('<table');
      expect(legs.match(/<th scope="row">/g)).toHaveLength(example.legs.length);
      const shown = [...rows.matchAll(/<tr[^>]*><th scope="row">(.*?)<\/tr>/g)].map(([, row]) => textOf(row ?? ''));
      expect(shown).toHaveLength(paid.length);
      for (const [at, row] of figures.rows.entries()) {
        expect(shown[at]).toContain(` ${amount(row.stake)} ${amount(paid[at] ?? 0)}`);
      }
      const sums = textOf(html.slice(html.indexOf('<dl')));
      expect(sums).toContain(`Lines ${lines}`);
      const bestCase = example.type === 'antiExpress' ? 'One selection loses' : 'All selections win';
      expect(sums).toContain(`${bestCase} ${amount(best)}`);
      expect(sums).toContain(`Payout with these results ${amount(payout)}`);
    },
  );

  test('names its tables, and the box in which they scroll by the keyboard, each once', async () => {
    const html = await drawn({ type: 'express', amount: 1000, legs: [{ coef: 1500, result: 'win' }] });
    expect(html.match(/<table[^>]*aria-label="(?:Selections|Lines)"/g)).toHaveLength(2);
    expect(html.match(/<section[^>]*aria-labelledby="part-first-title"[^>]*tabindex="0"/gi)).toHaveLength(1);
    expect(html.match(/aria-labelledby/g)).toHaveLength(1);
  });

  test('names bankers, blocks and results', async () => {
    const all = await Promise.all(COUPON_EXAMPLES.map(([, example]) => drawn(example)));
    const text = textOf(all.join(' '));
    for (const word of ['Banker', 'Block 2', 'Won', 'Lost']) expect(text).toContain(word);
  });

  test.each(LANGUAGES)('has every word in %s, and figures as that language writes them', async (language) => {
    const html = await drawn(
      {
        type: 'express',
        amount: 1000,
        legs: [
          { coef: 1905, result: 'win' },
          { coef: 2000, result: 'return' },
        ],
      },
      language,
    );
    expect(textOf(html)).not.toMatch(KEY_LEAK);
    expect(html).toContain(['en', 'ar'].includes(language) ? '19.05' : '19,05');
    expect(html).toContain(['en', 'ar'].includes(language) ? '1.905' : '1,905');
  });
});
