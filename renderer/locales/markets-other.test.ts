import { readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { outcomeNames } from '#shared/domain/markets/market-outcomes.ts';
import { type MarketSubject, marketPhrase, outcomePhrase, periodPhrase } from '#shared/domain/markets/market-text.ts';
import { marketType } from '#shared/domain/markets/market-types.ts';
import { INNING_MARKET, otherMarketTypes, SET_MARKET } from '#shared/domain/markets/types-other.ts';

const LANGUAGES = ['en', 'ru', 'es', 'pt', 'de', 'fr', 'tr', 'ar'];
const PARAM = { ordinal: 7, ordinalTotal: 7 * 20 + 5, handicap: 509, total: 5 } as const;

type Texts = Readonly<Record<string, string>>;

const read = new Map<string, Texts>();

function textsOf(language: string): Texts {
  const known = read.get(language);
  if (known !== undefined) return known;
  const texts = JSON.parse(readFileSync(new URL(`./${language}/markets.json`, import.meta.url), 'utf8')) as Texts;
  read.set(language, texts);
  return texts;
}

function say(language: string, key: string, values: Readonly<Record<string, string | number>>): string {
  const message = textsOf(language)[key];
  if (message === undefined) throw new Error(`${language}: no text ${key}`);
  return String(new IntlMessageFormat(message, `${language}-u-nu-latn`).format({ ...values }))
    .replace(/[\u2066-\u2069]/g, '')
    .trim();
}

function subjectOf(type: MarketSubject['type']): MarketSubject {
  const param = type.param in PARAM ? PARAM[type.param as keyof typeof PARAM] : 0;
  return { type, period: 0, param, sportId: 3, home: 'Arsenal', away: 'Chelsea' };
}

describe.each(LANGUAGES)('market texts of the other sports in %s', (language) => {
  test('every market and outcome has a text, and the outcomes of a market differ', () => {
    for (const type of otherMarketTypes) {
      const of = subjectOf(type);
      const name = marketPhrase(of, 'market');
      expect(say(language, name.key, name.values), type.key).not.toMatch(/[{}]|undefined|^$/);
      const outcomes = [...outcomeNames(type).keys()].map((outcome) => {
        const { key, values } = outcomePhrase(of, outcome, 'outcome');
        return say(language, key, values);
      });
      expect(outcomes.join(), type.key).not.toMatch(/[{}]|undefined/);
      expect(new Set(outcomes).size, `${type.key}: ${outcomes}`).toBe(outcomes.length);
    }
  });

  test('messages name the same values as the English ones', () => {
    const named = (message = ''): string[] =>
      [...new Set([...message.matchAll(/\{(line|ordinal|home|away)(?=[,}])/g)].map(([, name]) => name ?? ''))].sort();
    const english = textsOf('en');
    const own = textsOf(language);
    for (const type of otherMarketTypes) {
      expect(named(own[type.key]), type.key).toEqual(named(english[type.key]));
      for (const name of outcomeNames(type)) {
        expect(named(own[`outcome_${name}`]), name).toEqual(named(english[`outcome_${name}`]));
      }
    }
  });
});

describe('market texts of the other sports', () => {
  test('an over names its number in the market and its line in the outcome', () => {
    const of = subjectOf(marketType(INNING_MARKET.overRuns));
    const market = marketPhrase(of, 'outcome');
    const outcome = outcomePhrase(of, 0, 'outcome');
    expect(say('en', market.key, market.values)).toBe('Over 7: runs');
    expect(say('en', outcome.key, outcome.values)).toBe('Over 5.5');
  });

  test('a set score is the score itself', () => {
    const of = subjectOf(marketType(SET_MARKET.scoreOf5));
    const outcome = outcomePhrase(of, 3, 'outcome');
    expect(say('ar', outcome.key, outcome.values)).toBe('0:3');
  });

  test('the halves of a game of quarters are periods 6 and 7', () => {
    const names = [6, 7].map((period) => {
      const phrase = periodPhrase(3, period);
      return phrase === null ? '' : say('en', phrase.key, phrase.values);
    });
    expect(names).toEqual(['1st half', '2nd half']);
  });
});
