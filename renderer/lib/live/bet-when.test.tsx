import { describe, expect, test } from 'vitest';
import { NOW } from '#tests/fixtures/coupon-samples.ts';
import { KEY_LEAK, LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { BetWhen } from './bet-when.tsx';

const DAY = 86_400_000;
const startAt = NOW + 2 * DAY;

const said = async (movedFrom: number | undefined, language: (typeof LANGUAGES)[number] = 'en') =>
  textOf(await renderPart(<BetWhen gameId={1} sportId={1} startAt={startAt} movedFrom={movedFrom} />, { language }));

describe('the start of a bet’s game', () => {
  test('that was moved is the new one, with a word that says so', async () => {
    expect(await said(NOW + 3_600_000)).toMatch(/Mon 23 Nov .* · Rescheduled/);
  });

  test.each([[undefined], [startAt]])('that is as the player saw it (%s) has no such word', async (movedFrom) => {
    expect(await said(movedFrom)).not.toContain('Rescheduled');
  });

  test.each(LANGUAGES)('that was moved has its word in %s', async (language) => {
    const [moved, usual] = [await said(NOW, language), await said(undefined, language)];
    expect(moved).not.toMatch(KEY_LEAK);
    expect(moved.length).toBeGreaterThan(usual.length);
  });
});
