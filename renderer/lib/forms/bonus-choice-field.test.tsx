import { expect, test } from 'vitest';
import { BONUS_CHOICE, type BonusChoice } from '#shared/domain/registration/bonus-choice.ts';
import { ROUTE_FLAGS } from '#shared/domain/routing/route-flags.ts';
import { config } from '#tests/fixtures/coupon-samples.ts';
import { renderPart } from '#tests/fixtures/render-part.tsx';
import { configChanged } from '../store/site-slice.ts';
import { BonusChoiceField } from './bonus-choice-field.tsx';

const ALL = Object.values(ROUTE_FLAGS);

test.each<[string, readonly number[] | null, BonusChoice, readonly string[]]>([
  ['that names no routes', null, BONUS_CHOICE.sport, ['Sports', 'No bonus']],
  ['without a casino', ALL.filter((flag) => flag !== ROUTE_FLAGS.casino), BONUS_CHOICE.decline, ['Sports', 'No bonus']],
  ['with a casino', ALL, BONUS_CHOICE.sport, ['Sports', 'Casino', 'No bonus']],
  ['without a casino, to a player who had chosen it', null, BONUS_CHOICE.casino, ['Sports', 'Casino', 'No bonus']],
])('a site %s offers the welcome bonuses that it has', async (_, availableRoutes, value, expected) => {
  const html = await renderPart(<BonusChoiceField value={value} onChange={() => undefined} />, {
    namespaces: ['bonus'],
    prepare: (store) =>
      store.dispatch(configChanged({ ...config, availableRoutes: availableRoutes && [...availableRoutes] })),
  });
  expect([...html.matchAll(/<option[^>]*>([^<]+)</g)].map(([, label]) => label)).toEqual(expected);
});
