import { Random } from '../../random.ts';
import type { FamilyModel } from '../model.ts';
import { settleReading } from '../pricing/reading.ts';
import { fightMarkets, mainFightMarkets } from './board.ts';
import { fightGame } from './hazards.ts';
import { playFight } from './play.ts';
import { playOutFight } from './play-out.ts';
import { readFight } from './settle.ts';
import { applyFight, FIGHT_START, type FightState, fightScore, viewFight } from './state.ts';

/** Milliseconds for which each event closes the book. */
const CLOSED: Readonly<Record<string, number>> = {
  strike: 1000,
  takedown: 2500,
  knockdown: 8000,
  period_end: 4000,
  knockout: 30_000,
  submission: 30_000,
  decision: 30_000,
};

function suspension(kind: string): number {
  return CLOSED[kind] ?? 0;
}

/** Model of fights in rounds. */
export const fightModel: FamilyModel<FightState> = {
  timeline(matchup, seed) {
    const events = playFight(fightGame(matchup), new Random(seed));
    return { events, endsAt: events[events.length - 1]?.t ?? 0 };
  },
  initial: () => FIGHT_START,
  apply: (state, event, matchup) => applyFight(fightGame(matchup), state, event),
  view: (state, t, matchup) => viewFight(fightGame(matchup), state, t, matchup, suspension),
  markets: (state, t, matchup) => fightMarkets(fightGame(matchup), state, t),
  mainMarkets: (state, t, matchup) => mainFightMarkets(fightGame(matchup), state, t),
  settle(state, market, matchup) {
    const reading = readFight(fightGame(matchup), state, market.typeId, market.param);
    return reading === null ? null : settleReading(reading, market.param, market.outcome);
  },
  playOut: (state, t, matchup, random) => playOutFight(fightGame(matchup), state, t, random),
  score: fightScore,
  suspension,
};
