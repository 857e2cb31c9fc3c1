import type { Random } from '../../random.ts';
import { drawPlay } from './play.ts';
import type { PointsGame } from './points-table.ts';
import { applyPoints, firstOf, type PeriodRecord, type PointsState } from './state.ts';

/** Plays the rest of a running period, possession by possession. */
function playedPeriod(game: PointsGame, from: PointsState, running: PeriodRecord, random: Random): PointsState {
  const number = from.periods.length;
  const count = 2 * (number > game.periods ? game.perOvertime : game.perPeriod);
  let state = from;
  for (let n = running.plays.length; n < count; n += 1) {
    const side = (running.first + n) % 2 === 0 ? 0 : 1;
    const made = game.sport.plays[drawPlay(game.attacks[side], random)];
    const event = { t: 0, kind: made?.kind ?? game.sport.miss, side, value: made?.points ?? 0 } as const;
    state = applyPoints(game, state, event);
  }
  return applyPoints(game, state, { t: 0, kind: 'period_end', side: null, value: number });
}

/** Plays on from a state to the end of the game, without moving the clock. */
export function playOutPoints(game: PointsGame, from: PointsState, random: Random): PointsState {
  const toss = (): 0 | 1 => (random.chance(0.5) ? 0 : 1);
  const opening = from.periods[0]?.first ?? toss();
  let state = from;
  while (state.phase !== 'done') {
    const running = state.periods.at(-1);
    const next = state.periods.length + 1;
    if (running && !running.over) {
      state = playedPeriod(game, state, running, random);
    } else if (next <= game.periods || (game.overtime !== null && state.score[0] === state.score[1])) {
      const side = next > game.periods ? toss() : firstOf(opening, next, game.periods);
      state = applyPoints(game, state, { t: 0, kind: 'period_start', side, value: next });
    } else {
      state = applyPoints(game, state, { t: 0, kind: 'finish', side: null });
    }
  }
  return state;
}
