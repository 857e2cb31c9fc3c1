import { readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { paramOf } from '#shared/domain/markets/market-line.ts';
import { outcomeNames } from '#shared/domain/markets/market-outcomes.ts';
import {
  type MarketSubject,
  marketPhrase,
  outcomePhrase,
  periodPhrase,
  shortOutcomePhrase,
} from '#shared/domain/markets/market-text.ts';
import { marketType } from '#shared/domain/markets/market-types.ts';
import { COMMON_MARKET, commonMarketTypes } from '#shared/domain/markets/types-common.ts';
import { GOAL_MARKET, goalMarketTypes } from '#shared/domain/markets/types-goals.ts';
import { PERIOD_KINDS } from '#shared/domain/sports/sports.ts';

const LANGUAGES = ['en', 'ru', 'es', 'pt', 'de', 'fr', 'tr', 'ar'];
const PERIOD_SPORTS = [1, 2, 3, 4, 5, 56, 30, 201];
const TYPES = [...commonMarketTypes, ...goalMarketTypes];

type Texts = Readonly<Record<string, string>>;

function textsOf(language: string): Texts {
  return JSON.parse(readFileSync(new URL(`./${language}/markets.json`, import.meta.url), 'utf8')) as Texts;
}

/** Returns the text without direction marks and doubled spaces. */
function say(language: string, key: string, values: Readonly<Record<string, string | number>>): string {
  const message = textsOf(language)[key];
  if (message === undefined) throw new Error(`${language}: no text ${key}`);
  const said = new IntlMessageFormat(message, `${language}-u-nu-latn`).format({ ...values });
  return String(said)
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function subject(id: number, line?: number): MarketSubject {
  const type = marketType(id);
  return {
    type,
    period: 0,
    param: line === undefined ? 2 : paramOf(type, line),
    sportId: 1,
    home: 'Arsenal',
    away: 'Chelsea',
  };
}

/** Returns every text that a market type can use, with values. */
function phrasesOf(sportId: number): { key: string; values: Readonly<Record<string, string | number>> }[] {
  return TYPES.flatMap((type) => {
    const of: MarketSubject = { type, period: 0, param: 515, sportId, home: 'Arsenal', away: 'Chelsea' };
    const outcomes = [...outcomeNames(type).keys()];
    return [
      marketPhrase(of, 'market'),
      ...outcomes.flatMap((outcome) => [outcomePhrase(of, outcome, 'outcome'), shortOutcomePhrase(of, outcome)]),
    ];
  });
}

describe.each(LANGUAGES)('market texts in %s', (language) => {
  test('every name, outcome and label has a text without unfilled values', () => {
    const seen = new Set<string>();
    for (const { key, values } of [...phrasesOf(1), ...phrasesOf(2)]) {
      if (seen.has(key)) continue;
      seen.add(key);
      expect(say(language, key, values), key).not.toMatch(/[{}]|undefined|^$/);
    }
    expect(seen.size).toBeGreaterThan(180);
  });

  test('periods and groups have names', () => {
    for (const sportId of PERIOD_SPORTS) {
      const names = [1, 2, 3].map((period) => {
        const phrase = periodPhrase(sportId, period);
        return phrase === null ? '' : say(language, phrase.key, phrase.values);
      });
      expect(new Set(names).size).toBe(3);
    }
    for (const { group } of TYPES) {
      for (const kind of PERIOD_KINDS) expect(say(language, `group_${group}`, { kind })).not.toBe('');
    }
  });

  test('the two sides of a market have different texts', () => {
    for (const type of TYPES) {
      const of: MarketSubject = { type, period: 0, param: 515, sportId: 1, home: 'Arsenal', away: 'Chelsea' };
      const texts = [...outcomeNames(type).keys()].map((outcome) => {
        const { key, values } = outcomePhrase(of, outcome, 'outcome');
        return say(language, key, values);
      });
      expect(new Set(texts).size, `${type.key}: ${texts}`).toBe(texts.length);
    }
  });

  test('messages name the same values as the English ones', () => {
    const names = (message: string): string[] =>
      [...new Set([...message.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name ?? ''))].sort();
    const english = textsOf('en');
    const own = textsOf(language);
    for (const { key } of [...phrasesOf(1), ...phrasesOf(2)]) {
      const argumentsOf = (texts: Texts): string[] =>
        names(texts[key] ?? '').filter((name) =>
          ['line', 'ordinal', 'home', 'away', 'first', 'second', 'half', 'full'].includes(name),
        );
      expect(argumentsOf(own), key).toEqual(argumentsOf(english));
    }
  });

  test('keys are sorted', () => {
    const keys = Object.keys(textsOf(language));
    expect(keys).toEqual([...keys].sort());
  });
});

describe('market texts', () => {
  const full = (language: string, of: MarketSubject, outcome: number): string => {
    const market = marketPhrase(of, 'outcome', outcome);
    const text = outcomePhrase(of, outcome, 'outcome');
    return `${say(language, market.key, market.values)} · ${say(language, text.key, text.values)}`;
  };

  test.each([
    ['en', COMMON_MARKET.total, 2.5, 0, 'Total goals · Over 2.5'],
    ['en', COMMON_MARKET.handicap, -1.5, 0, 'Handicap · Arsenal −1.5'],
    ['en', COMMON_MARKET.handicap, -1.5, 1, 'Handicap · Chelsea +1.5'],
    ['en', GOAL_MARKET.correctScore, undefined, 11, 'Correct score · 2:1'],
    ['en', GOAL_MARKET.nextGoal, undefined, 0, '2nd goal · Arsenal'],
    ['ru', COMMON_MARKET.total, 2.5, 1, 'Тотал голов · Меньше 2.5'],
    ['ru', GOAL_MARKET.raceToGoals, undefined, 1, 'Кто первым забьёт 2 гола · Никто'],
    ['de', COMMON_MARKET.doubleChance, undefined, 0, 'Doppelte Chance · Arsenal oder Unentschieden'],
    ['fr', GOAL_MARKET.nextGoal, undefined, 2, '2e but · Chelsea'],
    ['tr', COMMON_MARKET.total, 2.5, 0, 'Gol alt/üst · 2.5 üst'],
    ['ar', GOAL_MARKET.raceToGoals, undefined, 1, 'أول من يسجل هدفين · لا أحد'],
    ['es', GOAL_MARKET.bothToScore, undefined, 0, 'Ambos equipos marcan · Sí'],
    ['pt', COMMON_MARKET.drawNoBet, undefined, 1, 'Empate anula aposta · Chelsea'],
  ])('%s: market %i at %s, outcome %i', (language, id, line, outcome, expected) => {
    expect(full(language, subject(id, line), outcome)).toBe(expected);
  });

  test.each([
    ['en', 1, 2.5, 'Total goals'],
    ['en', 4, 21.5, 'Total games'],
    ['en', 201, 21.5, 'Total rounds'],
    ['en', 21, 2.5, 'Total'],
    ['ru', 4, 21.5, 'Тотал геймов'],
    ['de', 1, 2.5, 'Tore über/unter'],
    ['fr', 3, 200.5, 'Total de points'],
    ['es', 202, 52.5, 'Total de eliminaciones'],
    ['pt', 5, 8.5, 'Total de corridas'],
    ['tr', 30, 10.5, 'Frame alt/üst'],
    ['ar', 56, 2.5, 'مجموع الجولات'],
  ])('%s: the total of sport %i at %d names what it counts', (language, sportId, line, expected) => {
    const of = { ...subject(COMMON_MARKET.total, line), sportId };
    const { key, values } = marketPhrase(of, 'outcome');
    expect(say(language, key, values)).toBe(expected);
    const side = marketPhrase({ ...of, type: marketType(COMMON_MARKET.teamTotal1) }, 'outcome');
    expect(say(language, side.key, side.values).toLowerCase()).toContain(expected.toLowerCase());
  });

  test('the line can be part of the market’s name instead', () => {
    const of = subject(COMMON_MARKET.total, 2.5);
    const market = marketPhrase(of, 'market');
    const outcome = outcomePhrase(of, 0, 'market');
    expect(`${say('en', market.key, market.values)} · ${say('en', outcome.key, outcome.values)}`).toBe(
      'Total goals 2.5 · Over',
    );
  });
});
