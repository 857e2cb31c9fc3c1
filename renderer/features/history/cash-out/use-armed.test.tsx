import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useArmed } from './use-armed.ts';

/** Presses once at the first price, then shows the others in turn; draws whether a second press would sell. */
function PressedOnce({ prices }: { readonly prices: readonly (number | null)[] }) {
  const [shown, setShown] = useState(0);
  const { isArmed, arm } = useArmed(prices[shown] ?? null, { isAnyPrice: false, dropPercent: 5 });
  if (shown === 0) arm();
  if (shown + 1 < prices.length) setShown(shown + 1);
  return String(isArmed);
}

test.each([
  ['stays', [1000, 1000], true],
  ['rises', [1000, 1200], true],
  ['falls as far as the player accepts', [1000, 950], true],
  ['falls as far as the player accepts and comes back', [1000, 950, 1000], true],
  ['falls further', [1000, 949], false],
  ['falls further and comes back', [1000, 949, 1000], false],
  ['is gone for a moment', [1000, null, 1000], false],
] as const)('a second press sells after the price %s: %j is %s', (_, prices, isArmed) => {
  expect(renderToString(<PressedOnce prices={prices} />)).toBe(String(isArmed));
});
