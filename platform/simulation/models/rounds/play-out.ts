import type { Random } from '../../random.ts';
import type { FightGame } from './hazards.ts';
import { drawMoments } from './play.ts';
import { applyFight, type FightState, secondsFought } from './state.ts';

const SECOND = 1000;

/** Plays the rest of the round that is running `at` ms after the start. */
function foughtRound(game: FightGame, from: FightState, at: number, random: Random): FightState {
  const done = secondsFought(game, from, at);
  const [home, away] = game.finishes(from.round);
  const end = random.exponential(game.length / (home + away));
  const lasting = Math.min(end, game.length - done);
  const start = from.startedAt + done * SECOND;
  const moments = ([0, 1] as const).flatMap((side) => drawMoments(game, random, side, lasting, start));
  moments.sort((a, b) => a.t - b.t);
  const fought = moments.reduce((state, event) => applyFight(game, state, event), from);
  const t = start + lasting * SECOND;
  if (end < game.length - done) {
    const side = random.chance(home / (home + away)) ? 0 : 1;
    return applyFight(game, fought, { t, kind: random.chance(game.knockouts) ? 'knockout' : 'submission', side });
  }
  const lead = fought.moments[0] - fought.moments[1];
  const side = lead > 0 ? 0 : lead < 0 ? 1 : random.chance(0.5) ? 0 : 1;
  return applyFight(game, fought, { t, kind: 'period_end', side, value: from.round });
}

/** Plays on from a state, `t` ms after the start, to the end of the fight. */
export function playOutFight(game: FightGame, from: FightState, t: number, random: Random): FightState {
  let state = from;
  while (state.end === null && state.rounds.length < game.rounds) {
    const at = Math.max(state.last?.t ?? 0, 0);
    state =
      state.phase === 'play'
        ? foughtRound(game, state, state === from ? t : at, random)
        : applyFight(game, state, { t: at, kind: 'period_start', side: null, value: state.round + 1 });
  }
  if (state.end === null) {
    const won = state.rounds.filter((side) => side === 0).length;
    const side = won > state.rounds.length - won ? 0 : 1;
    state = applyFight(game, state, { t: state.last?.t ?? 0, kind: 'decision', side });
  }
  return state.phase === 'done'
    ? state
    : applyFight(game, state, { t: state.last?.t ?? 0, kind: 'finish', side: null });
}
