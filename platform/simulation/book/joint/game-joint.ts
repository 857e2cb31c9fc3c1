import type { CurrentLegPrice } from '#shared/contracts/coupon.ts';
import type { BuilderCode, BuilderProblem, BuilderRedundancy } from '#shared/domain/builder/builder-rules.ts';
import { groupIdOf } from '#shared/domain/builder/group-id.ts';
import { legIdentity } from '#shared/domain/builder/leg-identity.ts';
import { unpackSelectionId } from '#shared/domain/ids/selection-id.ts';
import { GROUP_MARKET_TYPE } from '#shared/domain/markets/types-group.ts';
import type { MarketOutcome } from '../../models/model.ts';
import type { Quote } from '../book-port.ts';
import type { GameBoard, PriceBasis } from '../game-board.ts';
import { type Cells, fittedCells, sampledCells, togetherChances } from './cells.ts';
import { GameSample } from './game-sample.ts';
import { groupPrices, standardError } from './group-prices.ts';
import { lookAtGroup } from './joint-look.ts';

/** Prices of several selections of one game together, at one instant. */
export interface GroupLook {
  /** Members in the order of the request. */
  readonly members: readonly CurrentLegPrice[];
  /** Price of the group as one selection; null for a group without a price. */
  readonly quote: Quote | null;
  readonly problem: BuilderProblem | null;
  readonly redundant: readonly BuilderRedundancy[];
  /** Thousandths by set of members (bits in their order), 1000 for the empty set; empty without a price. */
  readonly prices: readonly number[];
  /** Chance of all members without margin, and its standard error; 0 for an exact chance. */
  readonly chance: number;
  readonly standardError: number;
}

/** Server ms at the usual speed for which a sample of a game is reused while no event happens in it. */
const SERVES = { line: 3_600_000, live: 15_000 } as const;
const MAX_KNOWN = 200;

interface Drawn {
  readonly sample: GameSample | null;
  readonly version: number;
  readonly at: number;
}

interface Known {
  readonly version: number;
  readonly at: number;
  readonly look: GroupLook;
}

/** Chances of all combinations in which outcomes end; `games` is 0 for exact chances. */
interface Joint {
  readonly cells: Cells;
  readonly games: number;
}

function outcomeOf(selectionId: number): MarketOutcome {
  const { marketType, period, param, outcome } = unpackSelectionId(selectionId);
  return { typeId: marketType, period, param, outcome };
}

function isReturnable(basis: PriceBasis, outcome: MarketOutcome): boolean {
  return basis.fair(outcome)?.pushes?.some((push) => push > 0) === true;
}

/** Prices markets of one game together: exactly where one distribution decides them, else by playing the game out. */
export class GameJoint {
  readonly board: GameBoard;
  private drawn: Drawn | null = null;
  private drawing: Promise<void> | null = null;
  /** Groups by their identity, because two groups can share a number. */
  private readonly known = new Map<string, Known>();

  constructor(board: GameBoard) {
    this.board = board;
  }

  /** Draws what `look` and `chance` need at this instant. */
  async prepare(members: readonly number[], now: number, speed: number): Promise<void> {
    const basis = this.board.basis(now, speed);
    if (!basis.isOpen || this.exact(basis, members) !== null) return;
    // A sample that another caller is drawing may belong to an earlier instant.
    for (let round = 0; round < 2 && !this.isFresh(basis, speed); round += 1) {
      this.drawing ??= this.draw(basis);
      await this.drawing;
    }
  }

  /** @param members as `groupMembers` orders them */
  look(members: readonly number[], now: number, speed: number): GroupLook {
    const basis = this.board.basis(now, speed);
    const identity = legIdentity({ selectionId: groupIdOf(members), members });
    const quotes = members.map((selectionId) => this.board.quote(outcomeOf(selectionId), now, speed));
    const last = this.known.get(identity);
    const isSame = last?.version === basis.version && last.at === basis.at;
    const look = isSame ? last.look : this.lookAnew(members, quotes, basis, speed);
    if (look !== null && !isSame) this.keep(identity, { version: basis.version, at: basis.at, look });
    return this.withPrices(members, quotes, look ?? last?.look ?? null, look === null);
  }

  /** Returns the chance that all of these win, decided ones included; null while it is unknown at this instant. */
  chance(members: readonly number[], now: number, speed: number): number | null {
    const basis = this.board.basis(now, speed);
    const joint = basis.isOpen ? this.joint(basis, members, speed) : null;
    return joint === null ? null : (togetherChances(joint.cells).at(-1) ?? null);
  }

  private keep(identity: string, known: Known): void {
    if (this.known.size >= MAX_KNOWN) this.known.clear();
    this.known.set(identity, known);
  }

  private async draw(basis: PriceBasis): Promise<void> {
    const { model } = this.board.run;
    const { state, t, matchup, version, at } = basis;
    try {
      const sample = await GameSample.draw({ model, state, t, matchup, gameId: this.board.id });
      this.drawn = { sample, version, at };
    } finally {
      this.drawing = null;
    }
  }

  private isFresh({ version, at, isLive }: PriceBasis, speed: number): boolean {
    const { drawn } = this;
    const serves = isLive ? SERVES.live * Math.max(1, speed) : SERVES.line;
    return drawn !== null && drawn.version === version && Math.abs(at - drawn.at) <= serves;
  }

  private exact({ state, t, matchup }: PriceBasis, members: readonly number[]): Cells | null {
    return this.board.run.model.jointChances?.(state, t, matchup, members.map(outcomeOf)) ?? null;
  }

  private joint(basis: PriceBasis, members: readonly number[], speed: number): Joint | null {
    const exact = this.exact(basis, members);
    if (exact !== null) return { cells: exact, games: 0 };
    const sample = this.isFresh(basis, speed) ? this.drawn?.sample : null;
    if (!sample) return null;
    const outcomes = members.map(outcomeOf);
    const cells = sampledCells(
      outcomes.map((outcome) => sample.column(outcome)),
      sample.games,
    );
    const chances = outcomes.map((outcome) => basis.fair(outcome)?.probabilities[outcome.outcome] ?? null);
    return { cells: fittedCells(cells, chances), games: sample.games };
  }

  /** Computes the group; null while its sample is not drawn. */
  private lookAnew(
    members: readonly number[],
    quotes: readonly (Quote | null)[],
    basis: PriceBasis,
    speed: number,
  ): GroupLook | null {
    const refused = (code: BuilderCode, selectionIds: readonly number[]): GroupLook => ({
      ...NOTHING,
      problem: { code, selectionIds },
    });
    const gone = members.filter((_, index) => quotes[index] === null);
    if (gone.length > 0) return refused('GONE', gone);
    const returnable = members.filter((selectionId) => isReturnable(basis, outcomeOf(selectionId)));
    if (returnable.length > 0) return refused('RETURNABLE', returnable);
    const isKnown = this.isFresh(basis, speed) && this.drawn?.sample === null;
    const joint = this.joint(basis, members, speed);
    if (joint === null) return isKnown ? refused('NO_MODEL', members) : null;
    return this.priced(members, quotes, basis, joint);
  }

  private priced(
    members: readonly number[],
    quotes: readonly (Quote | null)[],
    basis: PriceBasis,
    { cells, games }: Joint,
  ): GroupLook {
    const chances = togetherChances(cells);
    const { problem, redundant, coreOf } = lookAtGroup({ selectionIds: members, chances, games });
    const chance = chances.at(-1) ?? 0;
    const own = members.map((selectionId, index) => {
      const outcome = outcomeOf(selectionId);
      return {
        chance: basis.fair(outcome)?.probabilities[outcome.outcome] ?? (chances[1 << index] as number),
        price: quotes[index]?.price ?? 0,
      };
    });
    const error = standardError(chance, Math.min(...own.map((member) => member.chance)), games);
    if (problem !== null) return { ...NOTHING, problem, redundant, chance, standardError: error };
    const prices = groupPrices({ members: own, chances, coreOf, games });
    return { ...NOTHING, redundant, prices, chance, standardError: error };
  }

  /** Adds what changes without an event: whether the members can be bet on. */
  private withPrices(
    members: readonly number[],
    quotes: readonly (Quote | null)[],
    look: GroupLook | null,
    isWaiting: boolean,
  ): GroupLook {
    const told = members.map((selectionId, index): CurrentLegPrice => {
      const quote = quotes[index] ?? null;
      return { selectionId, coef: quote?.price ?? null, suspended: quote?.suspended ?? true };
    });
    const [first] = quotes;
    const price = look?.prices.at(-1);
    if (look === null || price === undefined || !first || quotes.includes(null)) {
      return { ...(look ?? NOTHING), members: told, quote: null };
    }
    const isStopped = this.board.isStopped({ typeId: GROUP_MARKET_TYPE, period: 0 });
    const suspended = isWaiting || isStopped || told.some((member) => member.suspended);
    const quote: Quote = { ...first, selectionId: groupIdOf(members), price, suspended, quarterLine: false };
    return { ...look, members: told, quote };
  }
}

const NOTHING: GroupLook = {
  members: [],
  quote: null,
  problem: null,
  redundant: [],
  prices: [],
  chance: 0,
  standardError: 0,
};
