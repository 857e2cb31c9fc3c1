import { dayOf, GAME_ID_LIMITS } from '#shared/domain/ids/game-id.ts';
import { type Catalogue, createCatalogue } from '../catalogue/catalogue.ts';
import { modelOf } from '../models/families.ts';
import type { FairMarket, OutcomeStatus } from '../models/model.ts';
import type { Fixture } from '../schedule/fixture.ts';
import { createSchedule, type Schedule } from '../schedule/schedule.ts';
import { type BookGame, createGameSource, type GameSource } from './game-source.ts';

/** World for tests, with the catalogue, the models and the schedule of the house. */
export interface TestWorld {
  readonly catalogue: Catalogue;
  readonly source: GameSource;
  readonly schedule: Schedule;
}

/** Builds the world of a seed. */
export function worldOf(seed: string): TestWorld {
  const catalogue = createCatalogue();
  const source = createGameSource({ seed, catalogue, models: modelOf });
  return { catalogue, source, schedule: createSchedule({ seed, catalogue, winnerOf: source.winnerOf }) };
}

/** 2026-11-20, the first day of every search. */
const FIRST_DAY = dayOf(Date.UTC(2026, 10, 20));

/** Tie of a knock-out with its world. */
export interface Tie {
  readonly world: TestWorld;
  readonly fixture: Fixture;
  readonly game: BookGame;
}

function* eachTie(sportId: number, seeds: readonly string[]): Generator<Tie> {
  for (const seed of seeds) {
    const world = worldOf(seed);
    const cups = world.catalogue
      .competitionsOf(sportId)
      .filter(({ stages }) => stages.some(({ kind }) => kind === 'knockout'));
    for (let day = FIRST_DAY; day <= GAME_ID_LIMITS.day; day += 1) {
      for (const fixture of cups.flatMap(({ id }) => world.schedule.fixturesOf(day, id))) {
        const game = fixture.label.kind === 'knockout' ? world.source.gameOf(fixture) : null;
        if (game !== null) yield { world, fixture, game };
      }
    }
  }
}

function* eachGame(sportId: number, { catalogue, source, schedule }: TestWorld): Generator<BookGame> {
  const competitions = catalogue.competitionsOf(sportId);
  for (let day = FIRST_DAY; day <= GAME_ID_LIMITS.day; day += 1) {
    for (const { id } of competitions) {
      const fixtures = schedule.fixturesOf(day, id);
      const fixture = fixtures[day % Math.max(fixtures.length, 1)];
      const game = fixture === undefined ? null : source.gameOf(fixture);
      if (game !== null) yield game;
    }
  }
}

function first<T>(count: number, all: Iterable<T>): T[] {
  const taken: T[] = [];
  for (const each of all) {
    if (taken.length === count) break;
    taken.push(each);
  }
  return taken;
}

/** Finds the first ties of a sport's knock-outs, world by world, day by day until the last day that has ids. */
export function tiesOf(sportId: number, seeds: readonly string[], count: number): Tie[] {
  return first(count, eachTie(sportId, seeds));
}

/** Finds the first games of a sport in the order of their days, one of each day, from every competition in turn. */
export function gamesOf(sportId: number, world: TestWorld, count: number): BookGame[] {
  return first(count, eachGame(sportId, world));
}

/** Returns the state after every event up to `t` (ms after the start), and whether the game is over there. */
export function gameStateAt({ model, matchup, course }: BookGame, t: number): { state: unknown; isOver: boolean } {
  const { events } = course();
  const past = events.filter((event) => event.t <= t);
  const state = past.reduce((reached, event) => model.apply(reached, event, matchup), model.initial(matchup));
  return { state, isOver: past.length === events.length };
}

/** Returns the state in which a game ends. */
export function endOf(game: BookGame): unknown {
  return gameStateAt(game, Number.POSITIVE_INFINITY).state;
}

/**
 * Returns the shares of a stake that each outcome wins; null when a market returns all of it and no price foresaw that.
 */
export function sharesWon({ model, matchup }: BookGame, end: unknown, market: FairMarket): readonly (number | null)[] {
  const ended = market.probabilities.map((_, outcome) => model.settle(end, { ...market, outcome }, matchup));
  const isVoid = market.pushes === undefined && ended.every((status) => status === 2);
  return ended.map((status) => (isVoid ? null : wonShare(status)));
}

function wonShare(status: OutcomeStatus | null): number {
  if (status === null) throw new Error('a market is open after its game');
  return status === 1 ? 1 : status === 4 || status === 6 ? 0.5 : 0;
}

/** Compares what happened with what the prices said, by the name of the outcome. */
export class Balances {
  private readonly all = new Map<string, { excess: number; variance: number; priced: number; count: number }>();

  add(name: string, won: number, priced: number): void {
    const balance = this.all.get(name) ?? { excess: 0, variance: 0, priced: 0, count: 0 };
    this.all.set(name, balance);
    balance.excess += won - priced;
    balance.variance += priced * (1 - priced);
    balance.priced += priced;
    balance.count += 1;
  }

  /**
   * Returns how far each outcome differs, in standard errors; half a count is forgiven, because rare events are not
   * normally distributed.
   */
  deviations(): { name: string; count: number; priced: number; happened: number; z: number }[] {
    return [...this.all]
      .map(([name, { excess, variance, priced, count }]) => ({
        name,
        count,
        priced: priced / count,
        happened: (priced + excess) / count,
        z: (Math.sign(excess) * Math.max(0, Math.abs(excess) - 0.5)) / Math.sqrt(variance + 1),
      }))
      .sort((a, b) => Math.abs(b.z) - Math.abs(a.z));
  }
}
