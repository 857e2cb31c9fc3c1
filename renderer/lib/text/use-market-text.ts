import { useMemo } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import type { GameState } from '#shared/domain/game/game-state.ts';
import { playedPeriodPhrase } from '#shared/domain/game/period-text.ts';
import { outcomeNames } from '#shared/domain/markets/market-outcomes.ts';
import {
  type MarketSubject,
  marketPhrase,
  outcomePhrase,
  type Phrase,
  periodPhrase,
  shortOutcomePhrase,
} from '#shared/domain/markets/market-text.ts';
import { ownBetNames } from '#shared/domain/markets/own-market.ts';
import { useDecimalMark } from './use-decimal-mark.ts';

export interface MarketText {
  /** "1st half: Total 2.5" */
  readonly market: (subject: MarketSubject, withLine?: boolean) => string;
  /** "Over 2.5" */
  readonly outcome: (subject: MarketSubject, outcome: number) => string;
  /** "Arsenal to win", "Over 2.5": as it is said aloud. */
  readonly spoken: (subject: MarketSubject, outcome: number) => string;
  /** "O 2.5", "X", "+1.5" */
  readonly short: (subject: MarketSubject, outcome: number) => string;
  /** "2nd half" */
  readonly period: (sportId: number, period: number) => string | null;
  /** "2nd half" as the game's own competition plays it, "Overtime". */
  readonly playedPeriod: (
    sportId: number,
    state: Pick<GameState, 'periodKind' | 'counters'>,
    period: number,
  ) => string | null;
}

/** Returns the values of a phrase with the line in the reader's decimal separator: "+1,5". */
function withDecimalMark(values: Phrase['values'], mark: string): Phrase['values'] {
  return typeof values.line === 'string' ? { ...values, line: values.line.replace('.', mark) } : values;
}

/** Returns functions that name markets, outcomes and periods, with lines in the decimal separator of the language. */
export function useMarketText(): MarketText {
  const { t } = useTranslation(['markets', 'games']);
  const mark = useDecimalMark();
  return useMemo(() => {
    const say = ({ key, values }: Phrase) => t(key, withDecimalMark(values, mark)).trim();
    const period = (sportId: number, number: number) => {
      const phrase = periodPhrase(sportId, number);
      return phrase ? say(phrase) : null;
    };
    const outcome = (subject: MarketSubject, index: number) =>
      ownBetNames(subject.type, index)?.outcome ?? say(outcomePhrase(subject, index, 'outcome'));
    return {
      market: (subject, withLine = false) => {
        if (subject.type.own) return subject.type.own.market;
        const name = say(marketPhrase(subject, withLine ? 'market' : 'outcome'));
        const part = period(subject.sportId, subject.period);
        return part ? t('period_market', { period: part, market: name }) : name;
      },
      outcome,
      spoken: (subject, index) => {
        const isWin = subject.type.outcomes === 'result' || subject.type.outcomes === 'winner';
        const isSide = outcomeNames(subject.type)[index] !== 'draw';
        const text = outcome(subject, index);
        return isWin && isSide ? t('games:side_to_win', { team: text }) : text;
      },
      short: (subject, index) => ownBetNames(subject.type, index)?.outcome ?? say(shortOutcomePhrase(subject, index)),
      period,
      playedPeriod: (sportId, state, number) => {
        const phrase = playedPeriodPhrase(sportId, state, number);
        return phrase ? say(phrase) : null;
      },
    };
  }, [t, mark]);
}
