import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COUNTER_NAMES, INCIDENT_KINDS } from '#shared/domain/game/incident-kinds.ts';
import { PERIOD_KINDS } from '#shared/domain/sports/sports.ts';

const KINDS = [...new Set(Object.values(INCIDENT_KINDS).flat())].sort();

function textsOf(language: string, namespace: string): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(new URL(`./${language}/${namespace}.json`, import.meta.url), 'utf8')) as Record<
    string,
    string
  >;
}

describe.each(['en', 'ru', 'es', 'pt', 'de', 'fr', 'tr', 'ar'])('game texts in %s', (language) => {
  const games = textsOf(language, 'games');

  test('every game event has a text', () => {
    expect(KINDS.filter((kind) => !games[`incident_${kind}`]?.trim())).toEqual([]);
  });

  test('every game statistic has a name', () => {
    expect(COUNTER_NAMES.filter((name) => !games[`counter_${name}`]?.trim())).toEqual([]);
  });

  test('the periods of every sport have a name with their number', () => {
    const markets = textsOf(language, 'markets');
    expect(PERIOD_KINDS.filter((kind) => !/[{,#]\s*n\b|#/.test(markets[`period_${kind}`] ?? ''))).toEqual([]);
  });

  test('the start and the end of a period name the period', () => {
    for (const key of ['incident_period_start', 'incident_period_end']) expect(games[key]).toContain('{period}');
  });
});
