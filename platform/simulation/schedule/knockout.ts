import type { MatchParams } from '../catalogue/params.ts';
import type { KnockoutStage } from '../catalogue/plan.ts';
import { type Edition, editionsIn } from './editions.ts';
import { longestMs, type PlannedGame, plannedKey, type StagePlanner, type TeamSides } from './fixture.ts';
import { type PlannerContext, streamOf } from './planner-context.ts';
import { Recent } from './recent.ts';
import { readTime } from './slots.ts';
import { instantOf } from './zones.ts';

const GRID = 5;
/** Milliseconds before the first day at which the draw is published. */
const DRAW_AHEAD = 2 * 86_400_000;
const NO_GAMES: readonly PlannedGame[] = [];

/**
 * Returns the days (offsets) of each round: every round has its own days, long rounds more of them.
 *
 * @throws Error when there are fewer days than rounds
 */
export function roundDays(size: number, days: number): number[][] {
  const rounds = Math.log2(size);
  if (!Number.isInteger(rounds) || days < rounds) throw new Error(`no ${size} players in ${days} days`);
  const counts = new Array<number>(rounds).fill(1);
  const load = (round: number) => size / 2 ** (round + 1) / (counts[round] as number);
  for (let spare = days - rounds; spare > 0; spare -= 1) {
    const heaviest = counts.reduce((best, _, round) => (load(round) >= load(best) ? round : best), 0);
    if (load(heaviest) <= 1) break;
    counts[heaviest] = (counts[heaviest] as number) + 1;
  }
  let next = 0;
  return counts.map((count) => Array.from({ length: count }, () => next++));
}

/** Returns the lines of a draw: seeds are kept apart as long as possible, the others are placed at random. */
export function drawLines(size: number, seeds: number, others: readonly number[]): number[] {
  let order = [0];
  while (order.length < size) order = order.flatMap((seed) => [seed, order.length * 2 - 1 - seed]);
  let next = 0;
  return order.map((rank) => (rank < seeds ? rank : (others[next++] as number)));
}

/** Edition of a tournament, drawn when its first pair is needed. */
class Bracket {
  private readonly stage: KnockoutStage;
  private readonly context: PlannerContext;
  private readonly edition: Edition;
  private readonly games: ReadonlyMap<number, readonly PlannedGame[]>;
  private lines: readonly number[] | null = null;

  constructor(stage: KnockoutStage, context: PlannerContext, edition: Edition) {
    this.stage = stage;
    this.context = context;
    this.edition = edition;
    const all: PlannedGame[] = [];
    let before: PlannedGame[] = [];
    for (const [round, days] of this.daysOfRounds().entries()) {
      before = this.roundGames(round, days, before);
      all.push(...before);
    }
    this.games = Map.groupBy(all, (game) => Math.floor(game.key / 128));
  }

  gamesOn(localDay: number): readonly PlannedGame[] {
    return this.games.get(localDay) ?? NO_GAMES;
  }

  private daysOfRounds(): number[][] {
    const { onDays, size } = this.stage;
    if (onDays === undefined) return roundDays(size, this.edition.to - this.edition.from + 1);
    return onDays.split('|').map((text) => text.trim().split(' ').map(Number));
  }

  private roundGames(round: number, days: readonly number[], feeders: readonly PlannedGame[]): PlannedGame[] {
    const { competition, aheadMs } = this.context;
    const count = this.stage.size / 2 ** (round + 1);
    const perDay = Math.ceil(count / days.length);
    const { params, durationMinutes } = this.format(count);
    return Array.from({ length: count }, (_, index) => {
      const localDay = this.edition.from + (days[Math.floor(index / perDay)] as number);
      const place = index % perDay;
      const gamesOfDay = Math.min(perDay, count - (index - place));
      return {
        key: plannedKey(localDay, place),
        startAt: instantOf(competition.zone, localDay, this.minuteOf(place, gamesOfDay)),
        durationMinutes,
        params,
        aheadMs,
        label: { kind: 'knockout', games: count },
        sides: this.sidesOf(index, feeders),
        knownAt: this.knownAt(index, feeders),
      };
    });
  }

  private format(gamesOfRound: number): { params: MatchParams; durationMinutes: number } {
    const { competition } = this.context;
    const bestOf = this.stage.lateBestOf?.[Math.log2(gamesOfRound)];
    if (bestOf === undefined) return competition;
    const stretch = bestOf / Math.max(competition.params.bestOf, 1);
    const durationMinutes = Math.round((competition.durationMinutes * stretch) / GRID) * GRID;
    return { params: { ...competition.params, bestOf }, durationMinutes };
  }

  private minuteOf(place: number, gamesOfDay: number): number {
    const { finalsFrom, from, courts, step } = this.stage;
    if (gamesOfDay <= 2) return readTime(finalsFrom) + place * step;
    return readTime(from) + Math.floor(place / courts) * step + (place % courts) * GRID;
  }

  private sidesOf(index: number, feeders: readonly PlannedGame[]): () => TeamSides {
    let sides: TeamSides | null = null;
    return () => {
      const [first, second] = [feeders[2 * index], feeders[2 * index + 1]];
      sides ??=
        first && second
          ? [this.context.winner(first), this.context.winner(second)]
          : [this.line(2 * index), this.line(2 * index + 1)];
      return sides;
    };
  }

  private knownAt(index: number, feeders: readonly PlannedGame[]): number {
    const [first, second] = [feeders[2 * index], feeders[2 * index + 1]];
    if (!first || !second) return instantOf(this.context.competition.zone, this.edition.from, 0) - DRAW_AHEAD;
    const { sportId } = this.context.competition;
    const endOf = ({ startAt, durationMinutes }: PlannedGame) => startAt + longestMs({ sportId, durationMinutes });
    return Math.max(endOf(first), endOf(second));
  }

  private line(index: number): number {
    this.lines ??= this.draw();
    return this.lines[index] as number;
  }

  private draw(): readonly number[] {
    const field = this.context.draws.field(this.context.competition.id, this.edition.from);
    const seeds = this.stage.size / 4;
    const random = streamOf(this.context, 'lines', this.edition.from);
    const others = random.permutation(field.length - seeds).map((index) => index + seeds);
    return drawLines(this.stage.size, seeds, others).map((rank) => field[rank] as number);
  }
}

/** Plans tournaments: a draw, and winners that meet winners on later days. */
export function knockoutPlanner(stage: KnockoutStage, context: PlannerContext): StagePlanner {
  const brackets = new Recent<Bracket>(3, (from) => {
    const edition = editionsIn(stage, from, from).find((each) => each.from === from);
    if (!edition) throw new Error(`${context.competition.name} has no edition on day ${from}`);
    return new Bracket(stage, context, edition);
  });
  const editions = new Recent<readonly Edition[]>(60, (localDay) => editionsIn(stage, localDay, localDay));
  return {
    gamesOn: (localDay) => editions.get(localDay).flatMap((edition) => brackets.get(edition.from).gamesOn(localDay)),
  };
}
