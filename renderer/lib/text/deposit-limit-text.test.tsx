import { describe, expect, test } from 'vitest';
import type { RefusingLimit } from '#shared/errors/catalogue.ts';
import { session } from '#tests/fixtures/coupon-samples.ts';
import { KEY_LEAK, LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { useDepositLimitText } from './use-deposit-limit-text.ts';

function Said({ limit }: { readonly limit: RefusingLimit }) {
  return useDepositLimitText()(limit, 'EUR');
}

const said = async (limit: RefusingLimit, language: (typeof LANGUAGES)[number] = 'en') =>
  textOf(await renderPart(<Said limit={limit} />, { namespaces: ['auth'], language, session }));

describe('a deposit that a limit refuses', () => {
  test('is told the limit, what it leaves, and when the amount is possible', async () => {
    const moreAt = Date.UTC(2030, 5, 1, 12, 30);
    const words = await said({ limitType: 20, remaining: 5000, moreAt });
    expect(words).toMatch(/limit for 24 hours leaves €50\.00\. You can add this amount from .*:30/);
  });

  test('is told that time does not help where the amount is above the limit itself', async () => {
    const words = await said({ limitType: 21, remaining: -1 });
    expect(words).toBe('Your deposit limit for 7 days leaves €0.00. This amount is above the limit itself.');
  });

  test.each(LANGUAGES)('has its words in %s', async (language) => {
    for (const limitType of [20, 21, 22])
      expect(await said({ limitType, remaining: 100, moreAt: Date.UTC(2030, 5, 1) }, language)).not.toMatch(KEY_LEAK);
  });
});
