import { COMMON_MARKET } from '#shared/domain/markets/types-common.ts';
import { FIGHT_MARKET } from '#shared/domain/markets/types-other.ts';
import { growing, type Reading } from '../pricing/reading.ts';
import type { FightGame } from './hazards.ts';
import { FIGHT_ENDS, type FightState, roundsFought } from './state.ts';

/** Rounds that the markets of the round list, before the decision. */
const LISTED_ROUNDS = 5;

/** Reads a market off a state; null for a market that fights do not have. */
export function readFight(game: FightGame, state: FightState, typeId: number, param: number): Reading | null {
  const { end } = state;
  const fought = roundsFought(game, state, state.last?.t ?? 0);
  const asked = (happened: boolean): Reading => ({ kind: 'yesNo', value: end === null ? null : happened });
  const isEarly = end !== null && end.kind !== 'decision';
  switch (typeId) {
    case COMMON_MARKET.winner:
      return { kind: 'index', value: end?.side ?? null };
    case COMMON_MARKET.total:
      return { kind: 'total', span: growing(fought, end !== null) };
    case FIGHT_MARKET.method:
      return {
        kind: 'index',
        value: end === null ? null : end.side * FIGHT_ENDS.length + FIGHT_ENDS.indexOf(end.kind),
      };
    case FIGHT_MARKET.finishKind:
      return { kind: 'index', value: end === null ? null : FIGHT_ENDS.indexOf(end.kind) };
    case FIGHT_MARKET.distance:
      return asked(!isEarly);
    case FIGHT_MARKET.winsEarly1:
      return asked(isEarly && end.side === 0);
    case FIGHT_MARKET.winsEarly2:
      return asked(isEarly && end.side === 1);
    case FIGHT_MARKET.endRound:
      return readRound(
        state,
        (outcome) => outcome,
        (round) => round,
      );
    case FIGHT_MARKET.winnerRound:
      return readRound(
        state,
        (outcome) => outcome % (LISTED_ROUNDS + 1),
        (round, side) => side * (LISTED_ROUNDS + 1) + round,
      );
    case FIGHT_MARKET.roundStarts:
      return { kind: 'yesNo', value: state.round >= param ? true : end === null ? null : false };
    case FIGHT_MARKET.endsInRound: {
      const passed = state.rounds.length >= param;
      if (end === null) return { kind: 'yesNo', value: passed ? false : null };
      return { kind: 'yesNo', value: isEarly && state.round === param };
    }
    default:
      return null;
  }
}

/** Reads the market on the last round: rounds that have passed are lost. */
function readRound(
  state: FightState,
  place: (outcome: number) => number,
  index: (round: number, side: 0 | 1) => number,
): Reading {
  const { end, round, rounds } = state;
  const ended = end === null ? null : index(end.kind === 'decision' ? LISTED_ROUNDS : round - 1, end.side);
  return { kind: 'index', value: ended, dead: (outcome) => place(outcome) < rounds.length };
}
