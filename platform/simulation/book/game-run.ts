import {
  GAME_STATUS,
  type GameState,
  type Incident,
  type Pair,
  type ReportLine,
} from '#shared/domain/game/game-state.ts';
import type { AnyModel } from '../models/families.ts';
import type { Matchup, OutcomeStatus, TieBreak, TimelineEvent } from '../models/model.ts';
import type { MaterialIncident } from './book-port.ts';
import type { GameChanges } from './game-change.ts';
import { gameReport } from './game-report.ts';
import { FINISH, type GameScript, gameScript, withTieBreak } from './game-script.ts';

export interface LocalMarket {
  readonly typeId: number;
  readonly period: number;
  readonly param: number;
}

interface GameRunInput {
  readonly model: AnyModel;
  /** Matchup with the ratings of the kick-off and the planned start. */
  readonly matchup: Matchup;
  /** Returns the events that the world has drawn. */
  readonly timeline: () => GameScript;
  readonly changes: GameChanges;
  /** Decides which side goes through when the game ends with this score; absent for a game that is no tie. */
  readonly tieBreak?: ((score: Pair) => TieBreak | null) | null;
}

const RETURNED: OutcomeStatus = 2;

/** Returns the score after all of the events. */
export function finalScore(model: AnyModel, matchup: Matchup, events: GameScript): Pair {
  return model.score(events.reduce((state, event) => model.apply(state, event, matchup), model.initial(matchup)));
}

/**
 * One game as it runs: folds its events up to the server instant of the last call. For an earlier instant (QA moved the
 * clock back) it starts again from the beginning, so its answers depend on the instant alone.
 */
export class GameRun {
  readonly model: AnyModel;
  matchup: Matchup;
  /** Version that grows with every event or QA change that may change prices. */
  version = 0;
  private readonly plannedStart: number;
  private readonly timeline: () => GameScript;
  private readonly tieBreak: ((score: Pair) => TieBreak | null) | null;
  private changes: GameChanges;
  private natural: GameScript | null = null;
  private script: GameScript | null = null;
  private foldedAt = Number.NEGATIVE_INFINITY;
  private next = 0;
  /** null until the first reader needs it, because some families take long to begin. */
  private current: { state: unknown } | null = null;
  private closedUntil = Number.NEGATIVE_INFINITY;
  private last: Incident | null = null;
  private finished = false;
  private seen: { readonly now: number; readonly version: number; readonly view: GameState } | null = null;

  constructor({ model, matchup, timeline, changes, tieBreak = null }: GameRunInput) {
    this.model = model;
    this.matchup = matchup;
    this.plannedStart = matchup.startAt;
    this.timeline = timeline;
    this.tieBreak = tieBreak;
    this.changes = changes;
    this.setChanges(changes);
  }

  get startAt(): number {
    return this.matchup.startAt;
  }

  /** Returns the instant of the last event of the game. */
  get endsAt(): number {
    return this.startAt + (this.events().at(-1)?.t ?? 0);
  }

  /** Returns the state that the last `advance` reached. */
  get state(): unknown {
    this.current ??= { state: this.model.initial(this.matchup) };
    return this.current.state;
  }

  get isFinished(): boolean {
    return this.finished;
  }

  /** Returns the events up to the instant that the last `advance` reached. */
  get past(): GameScript {
    return this.next === 0 ? [] : this.events().slice(0, this.next);
  }

  /** Returns the instant of the last event, −Infinity before the first. */
  get lastEventAt(): number {
    return this.next === 0 ? Number.NEGATIVE_INFINITY : this.startAt + (this.events()[this.next - 1]?.t ?? 0);
  }

  isCancelled(now: number): boolean {
    return this.changes.cancelledAt !== null && this.changes.cancelledAt <= now;
  }

  /** Tells whether the game is neither finished nor cancelled. */
  isOpen(now: number): boolean {
    this.advance(now);
    return !this.finished && !this.isCancelled(now);
  }

  isLive(now: number): boolean {
    return this.isOpen(now) && now >= this.startAt;
  }

  setChanges(changes: GameChanges): void {
    this.changes = changes;
    this.script = null;
    this.matchup = { ...this.matchup, startAt: changes.startAt ?? this.plannedStart };
    this.restart();
  }

  /** Tells whether the game stands still between its changes. */
  get isStill(): boolean {
    return this.changes.made !== null && this.changes.made.stillFrom !== null;
  }

  /** Returns the instant that the game shows at `now`: of a game that stands still that of its last change. */
  instantOf(now: number): number {
    if (!this.isStill) return now;
    const changedAt = this.changes.changedAt.findLast((at) => at <= now) ?? now;
    return now >= this.startAt ? Math.max(changedAt, this.startAt) : changedAt;
  }

  /** Folds the events up to `now` and returns the new ones; none after a step back in time. */
  advance(now: number): readonly TimelineEvent[] {
    const isBack = now < this.foldedAt;
    if (isBack) this.restart();
    const shown = this.instantOf(now);
    const until = this.isCancelled(now) ? Math.min(shown, this.changes.cancelledAt ?? now) : shown;
    this.foldedAt = now;
    if (until < this.startAt && this.changes.edits.length === 0) return [];
    const events = this.events();
    const first = this.next;
    for (let event = events[this.next]; event !== undefined; event = events[this.next]) {
      if (this.finished || this.startAt + event.t > until) break;
      this.fold(event);
    }
    return isBack ? [] : events.slice(first, this.next);
  }

  /** Tells whether the book is closed at `now`, for a moment or for good. */
  isSuspended(now: number): boolean {
    return this.view(now).suspended;
  }

  /** Returns the instant at which a closed book opens again; −Infinity when no incident has closed it. */
  get reopensAt(): number {
    return this.closedUntil;
  }

  /** Returns the visible state at `now`; the family may close the book for more reasons than its incidents. */
  view(now: number): GameState {
    const isOpen = this.isOpen(now);
    if (this.seen?.now === now && this.seen.version === this.version) return this.seen.view;
    const at = this.isCancelled(now) ? (this.changes.cancelledAt ?? now) : this.instantOf(now);
    const state = this.model.view(this.state, at - this.startAt, this.matchup);
    // A closing of the family ends with time, which does not pass in a game that stands still.
    const isClosed = now < this.closedUntil || (state.suspended && !this.isStill);
    const suspended = !isOpen || isClosed;
    const clock = this.isStill ? { clockRate: 0 } : {};
    const shown = { ...state, ...clock, suspended, incident: state.incident ?? this.last };
    const view = this.isCancelled(now) ? { ...shown, statusId: GAME_STATUS.cancelled, clockRate: 0 } : shown;
    this.seen = { now, version: this.version, view };
    return view;
  }

  /** Returns the latest lines of the report, newest first. */
  report(now: number): ReportLine[] {
    this.advance(now);
    return gameReport(this.model, this.matchup, this.past);
  }

  score(now: number): Pair {
    this.advance(now);
    return this.model.score(this.state);
  }

  /** Returns the instant of the next event; null once the game is over. */
  nextEventAt(now: number): number | null {
    if (!this.isOpen(now)) return null;
    const event = this.events()[this.next];
    return event === undefined ? null : this.startAt + event.t;
  }

  /** Returns the events in (since, until] that closed the book. */
  closingIncidents(since: number, until: number): MaterialIncident[] {
    if (until < this.startAt) return [];
    const found: MaterialIncident[] = [];
    for (const event of this.events()) {
      const at = this.startAt + event.t;
      if (at > until) break;
      if (at > since && this.model.suspension(event.kind) > 0) found.push({ kind: event.kind, at });
      if (event.kind === FINISH) break;
    }
    return found;
  }

  /** Returns the status of an outcome that is decided by `now`, else null; a cancelled game returns the open stakes. */
  settle(selectionId: number, market: LocalMarket & { outcome: number }, now: number): OutcomeStatus | null {
    const forced = this.changes.statuses.get(selectionId);
    if (forced !== undefined && forced.at <= now) return forced.statusId;
    this.advance(now);
    const decided = this.model.settle(this.state, market, this.matchup);
    return decided === null && this.isCancelled(now) ? RETURNED : decided;
  }

  /** Returns the selections that QA has decided by `now`. */
  forced(now: number): number[] {
    return [...this.changes.statuses].filter(([, { at }]) => at <= now).map(([selectionId]) => selectionId);
  }

  /** Returns all events of the game, also those to come. */
  events(): GameScript {
    this.natural ??= this.timeline();
    this.script ??= this.told(gameScript(this.natural, this.startAt, this.changes.edits));
    return this.script;
  }

  /** Returns the events with the decision of a level tie; QA may have changed the end. */
  private told(events: GameScript): GameScript {
    const decided = this.tieBreak?.(finalScore(this.model, this.matchup, events)) ?? null;
    return decided === null ? events : withTieBreak(events, decided);
  }

  private restart(): void {
    this.version += 1;
    this.next = 0;
    this.current = null;
    this.closedUntil = Number.NEGATIVE_INFINITY;
    this.last = null;
    this.finished = false;
    this.foldedAt = Number.NEGATIVE_INFINITY;
  }

  private fold(event: TimelineEvent): void {
    const at = this.startAt + event.t;
    this.current = { state: this.model.apply(this.state, event, this.matchup) };
    const closed = this.model.suspension(event.kind);
    if (closed > 0) this.closedUntil = Math.max(this.closedUntil, at + closed);
    this.last = { kind: event.kind, side: event.side, at };
    this.finished = event.kind === FINISH;
    this.next += 1;
    this.version += 1;
  }
}
