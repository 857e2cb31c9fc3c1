import { setImmediate as breathe } from 'node:timers/promises';
import { packLocalSelection } from '#shared/domain/ids/selection-id.ts';
import type { AnyModel } from '../../models/families.ts';
import type { MarketOutcome, Matchup } from '../../models/model.ts';
import { randomFrom } from '../../random.ts';

/** Ends of a game that are drawn. Every state of a game uses the same random numbers, so that prices do not jump. */
export const SAMPLED_GAMES = 3000;
/** Milliseconds for which drawing may hold the process. */
const SLICE_MS = 6;

/** Inputs of a sample. */
export interface SampleInput {
  readonly model: AnyModel;
  readonly state: unknown;
  /** Ms after the start of the game; below 0 before it. */
  readonly t: number;
  readonly matchup: Matchup;
  readonly gameId: number;
}

/** Many ends of one game from one of its states, with the outcomes that win in each. */
export class GameSample {
  readonly games = SAMPLED_GAMES;
  private readonly input: SampleInput;
  private readonly ends: unknown[];
  private readonly columns = new Map<number, Uint8Array>();

  private constructor(input: SampleInput, ends: unknown[]) {
    this.input = input;
    this.ends = ends;
  }

  /** Draws a sample, a few milliseconds at a time; null for a model that cannot play a game out. */
  static async draw(input: SampleInput): Promise<GameSample | null> {
    const { model, state, t, matchup, gameId } = input;
    if (model.playOut === undefined) return null;
    const ends: unknown[] = [];
    let since = performance.now();
    for (let game = 0; game < SAMPLED_GAMES; game += 1) {
      ends.push(model.playOut(state, t, matchup, randomFrom('joint', gameId, game)));
      if (performance.now() - since < SLICE_MS) continue;
      await breathe();
      since = performance.now();
    }
    return new GameSample(input, ends);
  }

  /** Returns 1 for each game that the outcome wins, else 0. */
  column(outcome: MarketOutcome): Uint8Array {
    const { typeId, period, param } = outcome;
    const local = packLocalSelection({ marketType: typeId, period, param, outcome: outcome.outcome });
    const known = this.columns.get(local);
    if (known !== undefined) return known;
    const { model, matchup } = this.input;
    const column = Uint8Array.from(this.ends, (end) => (model.settle(end, outcome, matchup) === 1 ? 1 : 0));
    this.columns.set(local, column);
    return column;
  }
}
