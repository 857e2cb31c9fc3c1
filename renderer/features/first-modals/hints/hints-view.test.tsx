import { expect, test } from 'vitest';
import { HINTS } from '#shared/domain/modals/hints.ts';
import { KEY_LEAK, LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { HintCard } from './hints.tsx';

const namespaces = ['modals'];

test('a hint is announced without taking the focus, and can be closed, alone or with the others', async () => {
  const html = await renderPart(<HintCard hint="prices" onClose={() => {}} />, { namespaces });
  expect(html).toMatch(/<aside[^>]*role="status"/);
  expect(html).toContain('aria-label="Close"');
  expect(textOf(html)).toMatch(/^Odds go into your bet slip .* No more tips$/);
});

test.each(LANGUAGES)('hints have every text in %s', async (language) => {
  for (const hint of HINTS) {
    const html = await renderPart(<HintCard hint={hint} onClose={() => {}} />, { namespaces, language });
    expect(textOf(html)).not.toMatch(KEY_LEAK);
  }
});
