import { GAME_STATUS } from '#shared/domain/game/game-state.ts';
import { outcomeCount, winnersOf } from '#shared/domain/markets/market-outcomes.ts';
import { marketType } from '#shared/domain/markets/market-types.ts';
import type { FairMarket, FamilyModel, Matchup, OutcomeStatus, Timeline } from '../model.ts';
import { statuses } from './calibration.fixture.ts';

const MAX_PARAM = 1023;
const MAX_PERIOD = 7;
const ROUNDING = 1e-6;
/** Lowest chance of an outcome that has happened while its market is still on offer. */
const HAPPENED = 0.999;

/**
 * Finds the faults of one game: prices that are no probabilities, decided markets on offer, statuses that change or
 * never come.
 *
 * @param looks number of states for which prices are asked
 */
export function modelProblems<State>(
  model: FamilyModel<State>,
  matchup: Matchup,
  timeline: Timeline,
  looks: number,
): string[] {
  const problems = timelineProblems(timeline);
  const offered = new Map<string, FairMarket>();
  const decided = new Map<string, (OutcomeStatus | null)[]>();
  const { events } = timeline;
  const stride = Math.max(1, Math.floor(events.length / looks));
  let state = model.initial(matchup);
  const look = (t: number): void => {
    for (const market of model.markets(state, t, matchup)) {
      offered.set(keyOf(market), market);
      problems.push(...marketProblems(market), ...lineupProblems(market, statuses(model, matchup, state, market)));
    }
  };
  look(-1);
  for (const [index, event] of events.entries()) {
    state = model.apply(state, event, matchup);
    if (index % stride === 0) look(event.t);
    if (index % stride !== 0 && index !== events.length - 1) continue;
    for (const [key, market] of offered) {
      const now = statuses(model, matchup, state, market);
      const before = decided.get(key) ?? [];
      if (before.some((status, outcome) => status !== null && status !== now[outcome])) {
        problems.push(`${key}: ${before} became ${now}`);
      }
      decided.set(key, now);
    }
  }
  for (const [key, final] of decided) if (final.includes(null)) problems.push(`${key}: open at the end`);
  if (model.markets(state, timeline.endsAt, matchup).length > 0) problems.push('markets after the end');
  return problems;
}

function keyOf({ typeId, period, param }: FairMarket): string {
  return `${marketType(typeId).key}/${period}/${param}`;
}

function timelineProblems({ events, endsAt }: Timeline): string[] {
  const problems: string[] = [];
  for (const [index, event] of events.entries()) {
    if (event.t < (events[index - 1]?.t ?? 0) || !Number.isInteger(event.t)) problems.push(`time ${event.t}`);
    if ((event.kind === 'finish') !== (index === events.length - 1)) problems.push(`finish at ${index}`);
  }
  if (endsAt !== events[events.length - 1]?.t) problems.push(`ends at ${endsAt}`);
  return problems;
}

function marketProblems(market: FairMarket): string[] {
  const { typeId, period, param, probabilities, pushes } = market;
  const type = marketType(typeId);
  const problems: string[] = [];
  const sum = probabilities.reduce((total, p) => total + p, 0) + (pushes?.[0] ?? 0);
  if (probabilities.length !== outcomeCount(type)) problems.push(`${keyOf(market)}: ${probabilities.length} outcomes`);
  if (Math.abs(sum - winnersOf(type)) > ROUNDING) problems.push(`${keyOf(market)}: sums to ${sum}`);
  if (!probabilities.every((p) => p >= 0 && p <= 1)) problems.push(`${keyOf(market)}: ${probabilities}`);
  if (!Number.isInteger(param) || param < 0 || param > MAX_PARAM) problems.push(`${keyOf(market)}: parameter`);
  if (!Number.isInteger(period) || period < 0 || period > MAX_PERIOD) problems.push(`${keyOf(market)}: period`);
  if ((type.param === 'none') !== (param === 0)) problems.push(`${keyOf(market)}: a parameter of no kind`);
  return problems;
}

/** Finds the faults of an open market: an outcome that has happened, or a price on an impossible one. */
function lineupProblems(market: FairMarket, now: readonly (OutcomeStatus | null)[]): string[] {
  return now.flatMap((status, outcome) => {
    const p = market.probabilities[outcome] as number;
    if (status === 1 && p < HAPPENED) return [`${keyOf(market)}: ${outcome} has happened, priced ${p}`];
    if (status === 0 && p > ROUNDING) return [`${keyOf(market)}: ${outcome} is lost, priced ${p}`];
    return status === 2 ? [`${keyOf(market)}: returned while on offer`] : [];
  });
}

/** Tells whether a seed makes the same game twice, and another seed another game. */
export function isDeterministic<State>(model: FamilyModel<State>, matchup: Matchup): boolean {
  const game = (seed: number) => JSON.stringify(model.timeline({ ...matchup }, [seed, 2, 3, 4]));
  const [first, again, other] = [1, 1, 5].map(game);
  return first === again && first !== other;
}

/** Finds the faults of the visible states of a game: numbers that are no numbers, scores that fall. */
export function viewProblems<State>(model: FamilyModel<State>, matchup: Matchup, timeline: Timeline): string[] {
  const problems: string[] = [];
  let before = 0;
  let state = model.initial(matchup);
  for (const event of timeline.events) {
    state = model.apply(state, event, matchup);
    const view = model.view(state, event.t, matchup);
    const sum = view.score[0] + view.score[1];
    const isSane = sum >= before && view.period >= 0 && Number.isFinite(view.clockAt) && (view.clockSeconds ?? 0) >= 0;
    if (!isSane) problems.push(`${event.t}: ${JSON.stringify(view)}`);
    before = sum;
  }
  const { statusId } = model.view(state, timeline.endsAt, matchup);
  if (statusId !== GAME_STATUS.finished) problems.push(`ends with status ${statusId}`);
  return problems;
}
