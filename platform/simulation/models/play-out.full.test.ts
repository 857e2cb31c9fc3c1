import { describe, expect, test } from 'vitest';
import { SPORTS } from '#shared/domain/sports/sports.ts';
import { matchParams } from '../catalogue/params.ts';
import { Random } from '../random.ts';
import { type AnyModel, modelOf } from './families.ts';
import type { FairMarket, MarketOutcome, Matchup } from './model.ts';

const GAMES = 500;
/** Standard errors between two samples that show different processes; some thousand comparisons are made. */
const FAR = 5;
const MARKETS = 40;

type Game = { readonly model: AnyModel; readonly matchup: Matchup };
type Spot = { readonly state: unknown; readonly t: number };

function gameOf(sportId: number): Game {
  const model = modelOf(sportId);
  if (model === undefined) throw new Error(`Sport ${sportId} has no model`);
  const params = matchParams(sportId);
  return { model, matchup: { sportId, competitionId: 1, homeRating: 1560, awayRating: 1500, params, startAt: 0 } };
}

/** Returns the game after a share of its events. */
function spotOf({ model, matchup }: Game, share: number): Spot {
  const { events } = model.timeline(matchup, [matchup.sportId, 4, 2, 1]);
  const past = events.slice(0, Math.floor(events.length * share));
  const state = past.reduce((now, event) => model.apply(now, event, matchup), model.initial(matchup));
  return { state, t: past.at(-1)?.t ?? -1 };
}

function endsFrom({ model, matchup }: Game, { state, t }: Spot): unknown[] {
  const random = new Random([matchup.sportId, 3, 5, 7]);
  return Array.from({ length: GAMES }, () => model.playOut?.(state, t, matchup, random));
}

function wholeGames({ model, matchup }: Game): unknown[] {
  return Array.from({ length: GAMES }, (_, game) => {
    const { events } = model.timeline(matchup, [game, matchup.sportId, 11, 13]);
    return events.reduce((state, event) => model.apply(state, event, matchup), model.initial(matchup));
  });
}

/** Picks a few markets of all kinds: further lines of a market add nothing. */
function someMarkets({ model, matchup }: Game, { state, t }: Spot): FairMarket[] {
  const all = model.markets(state, t, matchup).filter(({ pushes }) => pushes === undefined);
  const step = Math.max(1, Math.floor(all.length / MARKETS));
  return all.filter((_, index) => index % step === 0);
}

function columnOf({ model, matchup }: Game, ends: readonly unknown[], outcome: MarketOutcome): number[] {
  return ends.map((end) => model.settle(end, outcome, matchup) ?? -1);
}

const firstOutcome = ({ typeId, period, param }: FairMarket): MarketOutcome => ({ typeId, period, param, outcome: 0 });

describe.each(SPORTS.map(({ id, slug }) => [slug, id] as const))('%s', (_, sportId) => {
  const game = gameOf(sportId);

  test.each([0, 0.25, 0.6])(
    'games that are played on after the share %d of their events end as their markets say',
    (share) => {
      const spot = spotOf(game, share);
      const ends = endsFrom(game, spot);
      const far = someMarkets(game, spot).flatMap((market) => {
        const statuses = columnOf(game, ends, firstOutcome(market));
        expect(statuses).not.toContain(-1);
        const counted = statuses.filter((status) => status !== 2);
        const won = counted.filter((status) => status === 1).length;
        const p = market.probabilities[0] ?? 0;
        const z = (won - p * counted.length) / Math.sqrt(Math.max(p * (1 - p) * counted.length, 0.5));
        return counted.length > 0 && Math.abs(z) > FAR ? [{ ...market, won: won / counted.length, z }] : [];
      });
      expect(far).toEqual([]);
    },
  );

  test('two outcomes win together as often as in whole games', () => {
    const start = spotOf(game, 0);
    const [drawn, played] = [endsFrom(game, start), wholeGames(game)];
    const outcomes = someMarkets(game, start).slice(0, 14).map(firstOutcome);
    const wins = (ends: readonly unknown[]) => outcomes.map((outcome) => columnOf(game, ends, outcome));
    const [inDrawn, inPlayed] = [wins(drawn), wins(played)];
    const share = (columns: number[][], i: number, j: number) =>
      Array.from({ length: GAMES }, (_unused, k) => columns[i]?.[k] === 1 && columns[j]?.[k] === 1).filter(Boolean)
        .length / GAMES;
    for (let i = 0; i < outcomes.length; i += 1) {
      for (let j = 0; j < i; j += 1) {
        const [a, b] = [share(inDrawn, i, j), share(inPlayed, i, j)];
        const mean = (a + b) / 2;
        const z = (a - b) / Math.sqrt((2 * Math.max(mean * (1 - mean), 1 / GAMES)) / GAMES);
        expect(Math.abs(z), `${JSON.stringify([outcomes[i], outcomes[j]])}: ${a} and ${b}`).toBeLessThan(FAR);
      }
    }
  });
});
