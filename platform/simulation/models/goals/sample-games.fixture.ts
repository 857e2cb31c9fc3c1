import type { FairMarket, Matchup, OutcomeStatus } from '../model.ts';
import { goalsModel } from './goals-model.ts';
import type { GoalsState } from './goals-state.ts';

/** Returns a matchup for tests: an even game at home on neutral parameters by default. */
export function matchupOf(sportId: number, more: Partial<Matchup> = {}): Matchup {
  return {
    sportId,
    competitionId: 7,
    homeRating: 1680,
    awayRating: 1600,
    params: { homeAdvantage: 60 },
    startAt: 1_800_000_000_000,
    ...more,
  };
}

export function seedOf(game: number): number[] {
  return [game, 41, game * 3 + 1, 17];
}

/** Returns the state of a game after all events up to `t`. */
export function stateAt(matchup: Matchup, game: number, t: number): GoalsState {
  let state = goalsModel.initial();
  for (const event of goalsModel.timeline(matchup, seedOf(game)).events) {
    if (event.t > t) break;
    state = goalsModel.apply(state, event, matchup);
  }
  return state;
}

/** Returns every state of a game in order, with the time at which it begins; the first is before the start. */
export function statesOf(matchup: Matchup, game: number): { state: GoalsState; t: number }[] {
  let state = goalsModel.initial();
  const found = [{ state, t: -60_000 }];
  for (const event of goalsModel.timeline(matchup, seedOf(game)).events) {
    state = goalsModel.apply(state, event, matchup);
    found.push({ state, t: event.t });
  }
  return found;
}

/** Returns the shares of the stake that a status wins and returns. */
export function sharesOf(status: OutcomeStatus): { won: number; back: number } {
  switch (status) {
    case 1:
      return { won: 1, back: 0 };
    case 2:
    case 3:
      return { won: 0, back: 1 };
    case 4:
      return { won: 0.5, back: 0.5 };
    case 5:
      return { won: 0, back: 0.5 };
    case 6:
      return { won: 0.5, back: 0 };
    default:
      return { won: 0, back: 0 };
  }
}

export function findMarket(
  markets: readonly FairMarket[],
  typeId: number,
  period = 0,
  param = 0,
): FairMarket | undefined {
  return markets.find((market) => market.typeId === typeId && market.period === period && market.param === param);
}
