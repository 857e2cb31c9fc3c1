import type { Random } from '../../random.ts';
import type { Matchup, TieBreak } from '../model.ts';
import { ratesOf } from './rates.ts';
import { rulesOf } from './sport-rules.ts';

/**
 * Decides a level tie: goals of extra time by the rates of the game, then even penalties. All markets of the game are
 * on regulation time, so none depends on it.
 *
 * @returns null for a sport whose games never end level
 */
export function goalsTieBreak(matchup: Matchup, random: Random): TieBreak | null {
  const rules = rulesOf(matchup.sportId, matchup.params);
  if (rules.overtime !== null) return null;
  const [home, away] = ratesOf(matchup, rules).goals.map((rate) => random.poisson(rate * rules.extraTime));
  const lead = (home as number) - (away as number);
  if (lead !== 0) return { kind: 'extra_time_win', side: lead > 0 ? 0 : 1 };
  return { kind: 'penalties_win', side: random.chance(0.5) ? 0 : 1 };
}
