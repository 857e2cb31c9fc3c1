import { describe, expect, test } from 'vitest';
import { NOW, session } from '#tests/fixtures/coupon-samples.ts';
import { KEY_LEAK, LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import type { CashOutPhase } from '../cash-out/cash-out-order.ts';
import { CashOutStanding } from '../cash-out/cash-out-standing.tsx';
import type { EditPhase } from '../edit/edit-order.ts';
import { EditStanding } from '../edit/edit-standing.tsx';

type Language = (typeof LANGUAGES)[number];
const acts = { askAgain: () => {}, reset: () => {} };
const namespaces = ['cash-out', 'edit'];
const buttonsOf = (html: string) =>
  [...html.matchAll(/<button[^>]*>/g)].map(([button]) => /aria-label="([^"]*)"/.exec(button)?.[1] ?? 'Check status');

const cashOut = (phase: CashOutPhase, language: Language = 'en') =>
  renderPart(<CashOutStanding order={{ phase, ...acts }} iso="EUR" />, { namespaces, language, session });
const edit = (phase: EditPhase, language: Language = 'en') =>
  renderPart(<EditStanding order={{ phase, ...acts }} iso="EUR" />, { namespaces, language, session });

describe('a cash-out in a list', () => {
  test.each<[CashOutPhase, string, readonly string[]]>([
    [{ kind: 'idle' }, '', []],
    [{ kind: 'sending' }, '', []],
    [{ kind: 'unknown', attempts: 1 }, 'We have not received an answer', ['Check status']],
    [{ kind: 'done', price: 950, stake: 1000, iso: 'EUR' }, 'Cashed out. €9.50 is in your account.', ['Close']],
    [{ kind: 'refused', code: 'NOT_SOLD' }, 'The cash-out could not be completed. Not cashed out.', ['Close']],
    [{ kind: 'failed', code: 'FORBIDDEN', retryAfter: null }, 'Not cashed out.', ['Close']],
  ])('in the phase %j says how it stands, and is closed only when it is decided', async (phase, text, buttons) => {
    const html = await cashOut(phase);
    if (text === '') expect(html).toBe('');
    expect(textOf(html)).toContain(text);
    expect(buttonsOf(html)).toEqual(buttons);
  });
});

test.each([
  ['a cash-out', cashOut],
  ['an edit', edit],
] as const)('%s whose outcome is being asked for cannot be asked for once more meanwhile', async (_, drawn) => {
  const waiting = await drawn({ kind: 'unknown', attempts: 1 });
  expect(waiting).not.toContain('aria-busy="true"');
  const asking = await drawn({ kind: 'unknown', attempts: 1, isAsking: true });
  expect(asking).toMatch(/<button[^>]* aria-busy="true" aria-disabled="true"[^>]*>Check status/);
});

describe('an edit in a list', () => {
  const phases: readonly [EditPhase, string, readonly string[]][] = [
    [{ kind: 'sending' }, 'Saving your changes…', []],
    [{ kind: 'pending', decidesAt: NOW + 4000 }, 'we are checking the change for a few seconds: 4', []],
    [{ kind: 'unknown', attempts: 1 }, 'The change may have been made', ['Check status']],
    [{ kind: 'done', couponId: '77', stake: 1000, iso: 'EUR' }, 'Done. Bet 77 has replaced it.', ['Close']],
    [{ kind: 'refused', code: 'NOT_EDITED', data: {} }, 'The change could not be completed.', ['Close']],
  ];
  test.each(phases)('in the phase %j says how it stands', async (phase, text, buttons) => {
    const html = await edit(phase);
    expect(textOf(html)).toContain(text);
    expect(buttonsOf(html)).toEqual(buttons);
  });

  test.each(LANGUAGES)('has all its texts in %s', async (language) => {
    for (const [phase] of phases) expect(textOf(await edit(phase, language))).not.toMatch(KEY_LEAK);
  });
});
