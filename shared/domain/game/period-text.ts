import { type Phrase, periodPhrase } from '../markets/market-text.ts';
import { sportById } from '../sports/sports.ts';
import type { GameState } from './game-state.ts';

/**
 * Returns the name of a period of a game as its competition plays it: the second half of college basketball, the second
 * leg of a darts match, the tenth inning (betting §3, Bet: game status). Periods beyond regulation time are overtimes,
 * except innings, which go on counting; after the overtime of a game with a shoot-out comes the shoot-out. null before
 * the start.
 */
export function playedPeriodPhrase(
  sportId: number,
  { periodKind, counters }: Pick<GameState, 'periodKind' | 'counters'>,
  period: number,
): Phrase | null {
  if (period <= 0) return null;
  const sport = sportById(sportId);
  const kind = periodKind ?? sport?.periodKind;
  if (sport === undefined || kind === undefined) return periodPhrase(sportId, period);
  const regulation = periodKind === 'half' ? 2 : sport.maxPeriods;
  const isCounted = kind === 'inning' || kind === 'leg' || kind === 'frame';
  if (isCounted || period <= regulation) return { key: `period_${kind}`, values: { n: period } };
  if (counters?.shootout !== undefined && period === regulation + 2) return { key: 'games:stage_shootout', values: {} };
  return { key: 'period_overtime', values: { n: period - regulation } };
}

/** Decides whether a break after this period is the one in the middle of the game. */
export function isHalfTime(sportId: number, { periodKind, period }: Pick<GameState, 'periodKind' | 'period'>): boolean {
  const kind = periodKind ?? sportById(sportId)?.periodKind;
  return (kind === 'half' && period === 1) || (kind === 'quarter' && period === 2);
}
