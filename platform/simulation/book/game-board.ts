import type { Game, Market } from '#shared/contracts/catalogue.ts';
import { type LegChance, legChance } from '#shared/domain/coupon/cash-out/leg-chance.ts';
import type { GameState } from '#shared/domain/game/game-state.ts';
import { packLocalSelection, selectionOf } from '#shared/domain/ids/selection-id.ts';
import type { FairMarket, Matchup } from '../models/model.ts';
import { hash31 } from '../random.ts';
import type { Quote } from './book-port.ts';
import { driftBucket, formDrift } from './form-drift.ts';
import type { GameRun, LocalMarket } from './game-run.ts';
import {
  countListed,
  inDisplayOrder,
  type LineupRules,
  mainMarketsOf,
  marketOf,
  pricedMarkets,
} from './market-lineup.ts';
import type { PricedMarket } from './pricing.ts';

/** Unchanging part of the contract's game. */
export type GameCard = Omit<Game, 'startAt' | 'live' | 'state' | 'marketCount' | 'main'>;

/** Bounds in ms of server clock for the time that live prices stay the same without events. */
const LIVE_PAUSE = { min: 1000, max: 3000 } as const;

/** Milliseconds of server clock for which the market count of a live game is reused; before the start it always is. */
const COUNT_STAY = 120_000;

/** Milliseconds of server clock between two looks at a game that stands still. */
const STILL_LOOK_MS = 60_000;

interface GameBoardInput {
  readonly card: GameCard;
  readonly run: GameRun;
  readonly seed: string;
  readonly rules: LineupRules;
  /** Tells whether the house has stopped a market of the game (decision 029). */
  readonly isStopped: (market: Pick<LocalMarket, 'period' | 'typeId'>) => boolean;
  /** Called when the board holds the prices of all its markets, which take memory; `shrink` frees it. */
  readonly onFull: (board: GameBoard) => void;
}

/** Instant whose prices apply, and the instant at which the next ones do. */
interface PriceTime {
  readonly at: number;
  readonly until: number;
}

/** All inputs of a sheet of prices: the same key means the same prices. */
interface PriceKey {
  readonly at: number;
  readonly version: number;
  readonly open: boolean;
}

/** Inputs from which the prices of a game at one instant are made. */
export interface PriceBasis extends PriceKey {
  readonly isOpen: boolean;
  readonly isLive: boolean;
  /** State of the game's family. */
  readonly state: unknown;
  /** Ms after the start of the game; below 0 before it. */
  readonly t: number;
  readonly matchup: Matchup;
  /** Returns the fair market behind a price; undefined for a market that is not on offer. */
  fair(market: LocalMarket): FairMarket | undefined;
  /** Returns all fair markets. */
  markets(): readonly FairMarket[];
}

/**
 * Prices one game. Prices are those of an instant that all processes agree on (the last event, or the start of a short
 * span of time), so that every process quotes the same ones between two changes.
 */
export class GameBoard {
  readonly card: GameCard;
  readonly run: GameRun;
  /** Tells whether the house has stopped a market; bet builders are the market type 255 (decision 029). */
  readonly isStopped: GameBoardInput['isStopped'];
  private readonly onFull: (board: GameBoard) => void;
  private readonly seed: string;
  private readonly rules: LineupRules;
  private readonly pause: number;
  private readonly phase: number;
  private key: PriceKey = { at: Number.NaN, version: -1, open: false };
  private live = false;
  private fair: readonly FairMarket[] | null = null;
  private count: { readonly at: number; readonly live: boolean; readonly markets: number } | null = null;
  private mains: readonly PricedMarket[] | null = null;
  private all: readonly PricedMarket[] | null = null;
  private shown: { key: PriceKey; suspended: boolean; game: Game } | null = null;

  constructor(input: GameBoardInput) {
    this.onFull = input.onFull;
    this.isStopped = input.isStopped;
    this.card = input.card;
    this.run = input.run;
    this.seed = input.seed;
    this.rules = input.rules;
    this.pause = LIVE_PAUSE.min + (hash31('pause', this.card.id) % (LIVE_PAUSE.max - LIVE_PAUSE.min));
    this.phase = hash31('phase', this.card.id) % this.pause;
  }

  get id(): number {
    return this.card.id;
  }

  /**
   * Returns the instant whose prices apply at `now`.
   *
   * @param speed of the server clock: a fast clock does not make the book work more
   */
  priceTime(now: number, speed: number): PriceTime {
    const { startAt } = this.run;
    if (this.run.isStill) return this.stillTime(now);
    if (now < startAt) {
      const bucket = driftBucket(this.id, startAt, now);
      return { at: startAt - bucket.before, until: Math.min(bucket.until, startAt) };
    }
    const pause = this.pause * Math.max(1, speed);
    const at = Math.floor((now - this.phase) / pause) * pause + this.phase;
    return { at: Math.max(at, startAt, this.run.lastEventAt), until: at + pause };
  }

  private stillTime(now: number): PriceTime {
    const { startAt } = this.run;
    const at = this.run.instantOf(now);
    const until = now + STILL_LOOK_MS;
    if (now >= startAt) return { at, until };
    return { at: startAt - driftBucket(this.id, startAt, at).before, until: Math.min(until, startAt) };
  }

  /** Returns the markets of the list columns. */
  main(now: number, speed: number): readonly PricedMarket[] {
    this.refresh(now, speed);
    this.mains ??= this.price(this.fairMains(), now);
    return this.mains;
  }

  /** Returns every market on offer, in display order. */
  full(now: number, speed: number): readonly PricedMarket[] {
    this.refresh(now, speed);
    this.onFull(this);
    if (this.all !== null) return this.all;
    const mains = this.main(now, speed);
    const all = this.price(this.fairMarkets(), now);
    // A family may drop a line from its list that is still in the columns: a line that is shown can be bet on.
    const missing = mains.filter((main) => !all.some((market) => isSameMarket(market, main)));
    this.all = inDisplayOrder([...all, ...missing], this.rules.types);
    this.count = { at: this.key.at, live: this.live, markets: this.all.length };
    return this.all;
  }

  /** Frees the prices of all markets; the next reader makes them again. */
  shrink(): void {
    this.fair = null;
    this.all = null;
  }

  /** Drops the cached prices, because one of their inputs outside the game has changed. */
  forget(): void {
    this.key = { at: Number.NaN, version: -1, open: false };
  }

  markets(now: number, speed: number): Market[] {
    const suspended = this.run.isSuspended(now);
    return this.full(now, speed).map((market) => marketOf(this.id, market, suspended));
  }

  /** Returns the price of one selection; null when it is not on offer. */
  quote(selection: LocalMarket & { outcome: number }, now: number, speed: number): Quote | null {
    const market = this.full(now, speed).find((each) => isSameMarket(each, selection));
    const offered = market?.outcomes.find(({ outcome }) => outcome === selection.outcome);
    const type = this.rules.types(selection.typeId);
    if (market === undefined || offered === undefined || type === undefined) return null;
    return {
      selectionId: this.idOf(market, offered.outcome),
      gameId: this.id,
      price: offered.price,
      suspended: offered.closed || this.run.isSuspended(now),
      live: this.run.isLive(now),
      quarterLine: type.param.endsWith('Quarter') && market.param % 2 === 1,
      kind: type.kind,
      score: this.run.score(now),
    };
  }

  /** Returns the fair shares of one selection, before the margin; null when it is not on offer. */
  chance(selection: LocalMarket & { outcome: number }, now: number, speed: number): LegChance | null {
    const quote = this.quote(selection, now, speed);
    const isIt = (market: FairMarket) => isSameMarket(market, selection);
    const fair = this.fairMarkets().find(isIt) ?? this.fairMains().find(isIt);
    const win = fair?.probabilities[selection.outcome];
    if (quote === null || win === undefined) return null;
    return legChance(win, fair?.pushes?.[selection.outcome] ?? 0, quote.quarterLine);
  }

  /** Returns the inputs from which several selections are priced together. */
  basis(now: number, speed: number): PriceBasis {
    this.refresh(now, speed);
    return {
      ...this.key,
      isOpen: this.key.open,
      isLive: this.live,
      ...this.moment(),
      markets: () => this.fairMarkets(),
      fair: (market) =>
        this.fairMarkets().find((each) => isSameMarket(each, market)) ??
        this.fairMains().find((each) => isSameMarket(each, market)),
    };
  }

  /** Returns the game in contract form; the same object as long as nothing about it has changed. */
  game(now: number, speed: number): Game {
    this.refresh(now, speed);
    const suspended = this.run.isSuspended(now);
    if (this.shown?.key === this.key && this.shown.suspended === suspended) return this.shown.game;
    const state: GameState = this.run.view(now);
    const game: Game = {
      ...this.card,
      startAt: this.run.startAt,
      live: this.run.isLive(now),
      state: contractState(state),
      marketCount: this.key.open ? this.marketCount() : 0,
      main: this.main(now, speed).map((market) => marketOf(this.id, market, suspended)),
    };
    this.shown = { key: this.key, suspended, game };
    return game;
  }

  private refresh(now: number, speed: number): void {
    this.run.advance(now);
    const { at } = this.priceTime(now, speed);
    const open = this.run.isOpen(now);
    if (at === this.key.at && this.run.version === this.key.version && open === this.key.open) return;
    this.key = { at, version: this.run.version, open };
    this.live = at >= this.run.startAt;
    this.mains = null;
    this.all = null;
    this.fair = null;
  }

  /** Counts the markets on offer; the count is reused for a while, because it costs more than the columns. */
  private marketCount(): number {
    const isNear = !this.live || Math.abs(this.key.at - (this.count?.at ?? 0)) < COUNT_STAY;
    const isFresh = this.count?.live === this.live && isNear;
    if (this.count === null || !isFresh) {
      this.count = { at: this.key.at, live: this.live, markets: countListed(this.fairMarkets(), this.rules.types) };
      this.onFull(this);
    }
    return this.count.markets;
  }

  private fairMarkets(): readonly FairMarket[] {
    if (!this.key.open) return [];
    const { state, t, matchup } = this.moment();
    this.fair ??= this.run.model.markets(state, t, matchup);
    return this.fair;
  }

  private fairMains(): readonly FairMarket[] {
    const { model } = this.run;
    if (!this.key.open) return [];
    if (model.mainMarkets === undefined) return mainMarketsOf(this.fairMarkets(), this.rules.types);
    const { state, t, matchup } = this.moment();
    return mainMarketsOf(model.mainMarkets(state, t, matchup), this.rules.types);
  }

  /** Returns the input of the models: the state, or before the start the initial state of the drifted ratings. */
  private moment(): { state: unknown; t: number; matchup: Matchup } {
    const { model, matchup, startAt } = this.run;
    const t = this.key.at - startAt;
    if (t >= 0) return { state: this.run.state, t, matchup };
    const seen = {
      ...matchup,
      homeRating: matchup.homeRating + formDrift(this.seed, this.id, 0, -t),
      awayRating: matchup.awayRating + formDrift(this.seed, this.id, 1, -t),
    };
    return { state: model.initial(seen), t, matchup: seen };
  }

  private price(fair: readonly FairMarket[], now: number): PricedMarket[] {
    const forced = new Set(this.run.forced(now));
    const offered = pricedMarkets(fair, this.live, this.rules).map((market) =>
      this.isStopped(market) ? closed(market) : market,
    );
    if (forced.size === 0) return offered;
    return offered.filter((market) => !market.outcomes.some(({ outcome }) => forced.has(this.idOf(market, outcome))));
  }

  private idOf({ typeId, period, param }: PricedMarket, outcome: number): number {
    return selectionOf(this.id, packLocalSelection({ marketType: typeId, period, param, outcome }));
  }
}

/** Returns the market with its prices and no bets; every reader of a price sees this flag. */
function closed(market: PricedMarket): PricedMarket {
  return { ...market, outcomes: market.outcomes.map((outcome) => ({ ...outcome, closed: true })) };
}

function isSameMarket(a: LocalMarket, b: LocalMarket): boolean {
  return a.typeId === b.typeId && a.period === b.period && a.param === b.param;
}

/** Returns the state with the mutable pairs that the contract's schema has. */
function contractState(state: GameState): Game['state'] {
  return state as Game['state'];
}
