import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { playedPeriodPhrase } from '#shared/domain/game/period-text.ts';
import { outcomeNames } from '#shared/domain/markets/market-outcomes.ts';
import {
  type MarketSubject,
  marketPhrase,
  outcomePhrase,
  periodPhrase,
  shortOutcomePhrase,
} from '#shared/domain/markets/market-text.ts';
import { allMarketTypes } from '#shared/domain/markets/market-types.ts';
import { PERIOD_KINDS, SPORTS } from '#shared/domain/sports/sports.ts';

const MAX_PERIODS = 40;

/** Returns the keys that a market of a sport can use. */
function keysOf(of: MarketSubject): string[] {
  const outcomes = [...outcomeNames(of.type).keys()];
  const said = outcomes.flatMap((outcome) => [outcomePhrase(of, outcome, 'outcome'), shortOutcomePhrase(of, outcome)]);
  return [marketPhrase(of, 'market'), ...said].map(({ key }) => key);
}

function marketKeys(): string[] {
  return allMarketTypes.flatMap((type) => {
    const subjects = SPORTS.flatMap(({ id: sportId }) =>
      [0, 1].map((period) => ({ type, period, param: 515, sportId, home: 'Reds', away: 'Blues' })),
    );
    return [`group_${type.group}`, ...subjects.flatMap(keysOf)];
  });
}

function periodKeys(): (string | undefined)[] {
  const periods = Array.from({ length: MAX_PERIODS }, (_, period) => period);
  return SPORTS.flatMap(({ id }) =>
    periods.flatMap((period) => [
      periodPhrase(id, period)?.key,
      ...PERIOD_KINDS.map((periodKind) => playedPeriodPhrase(id, { periodKind }, period)?.key),
    ]),
  );
}

test('every market text is used by a market, a group or a period, and each of those has a text', () => {
  const asked = new Set(['period_market', ...marketKeys(), ...periodKeys()].filter((key) => key !== undefined));
  const texts = JSON.parse(readFileSync(new URL('./en/markets.json', import.meta.url), 'utf8')) as object;
  expect(Object.keys(texts)).toEqual([...asked].sort());
});
