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
  /** With the ratings of the kick-off and the start as planned. */
  readonly matchup: Matchup;
  /** What happens as the world has it. */
  readonly timeline: () => GameScript;
  readonly changes: GameChanges;
  /** Who goes through when the game ends with this score; absent for a game that is no tie. */
  readonly tieBreak?: ((score: Pair) => TieBreak | null) | null;
}

const RETURNED: OutcomeStatus = 2;

/** The score after all of the events. */
export function finalScore(model: AnyModel, matchup: Matchup, events: GameScript): Pair {
  return model.score(events.reduce((state, event) => model.apply(state, event, matchup), model.initial(matchup)));
}

/**
 * One game as it runs: its events folded up to the server instant that it was last asked about. Asked about an earlier
 * one (QA moved the clock back), it starts again from its beginning, so what it says only depends on the instant.
 */
export class GameRun {
  readonly model: AnyModel;
  matchup: Matchup;
  /** Grows with everything that may change prices: events, QA's changes. */
  version = 0;
  private readonly plannedStart: number;
  private readonly timeline: () => GameScript;
  private readonly tieBreak: ((score: Pair) => TieBreak | null) | null;
  private changes: GameChanges;
  private natural: GameScript | null = null;
  private script: GameScript | null = null;
  private foldedAt = Number.NEGATIVE_INFINITY;
  private next = 0;
  /** null until somebody needs it: some families take their time to begin. */
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

  /** Instant of the last event of all. */
  get endsAt(): number {
    return this.startAt + (this.events().at(-1)?.t ?? 0);
  }

  /** The state that the last `advance` reached. */
  get state(): unknown {
    this.current ??= { state: this.model.initial(this.matchup) };
    return this.current.state;
  }

  get isFinished(): boolean {
    return this.finished;
  }

  /** The events up to the instant that the last `advance` reached. */
  get past(): GameScript {
    return this.next === 0 ? [] : this.events().slice(0, this.next);
  }

  /** Instant of the last event, −Infinity before the first. */
  get lastEventAt(): number {
    return this.next === 0 ? Number.NEGATIVE_INFINITY : this.startAt + (this.events()[this.next - 1]?.t ?? 0);
  }

  isCancelled(now: number): boolean {
    return this.changes.cancelledAt !== null && this.changes.cancelledAt <= now;
  }

  /** Neither finished nor cancelled. */
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

  /** Folds what has happened by `now`; answers the events that were new, none after a step back in time. */
  advance(now: number): readonly TimelineEvent[] {
    const isBack = now < this.foldedAt;
    if (isBack) this.restart();
    const until = this.isCancelled(now) ? Math.min(now, this.changes.cancelledAt ?? now) : now;
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

  /** Whether the book is closed at `now`, for the moment or for good. */
  isSuspended(now: number): boolean {
    return this.view(now).suspended;
  }

  /** Instant at which a closed book opens again; −Infinity when it is not closed by an incident. */
  get reopensAt(): number {
    return this.closedUntil;
  }

  /** What the world sees at `now`; the family may know more reasons to close the book than its incidents. */
  view(now: number): GameState {
    const isOpen = this.isOpen(now);
    if (this.seen?.now === now && this.seen.version === this.version) return this.seen.view;
    const at = this.isCancelled(now) ? (this.changes.cancelledAt ?? now) : now;
    const state = this.model.view(this.state, at - this.startAt, this.matchup);
    const suspended = !isOpen || now < this.closedUntil || state.suspended;
    const shown = { ...state, suspended, incident: state.incident ?? this.last };
    const view = this.isCancelled(now) ? { ...shown, statusId: GAME_STATUS.cancelled, clockRate: 0 } : shown;
    this.seen = { now, version: this.version, view };
    return view;
  }

  /** What has happened lately, the last first. */
  report(now: number): ReportLine[] {
    this.advance(now);
    return gameReport(this.model, this.matchup, this.past);
  }

  score(now: number): Pair {
    this.advance(now);
    return this.model.score(this.state);
  }

  /** Instant of the next event; null once the game is over. */
  nextEventAt(now: number): number | null {
    if (!this.isOpen(now)) return null;
    const event = this.events()[this.next];
    return event === undefined ? null : this.startAt + event.t;
  }

  /** Events in (since, until] after which the book was closed. */
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

  /** The status of an outcome when it is decided by `now`; a cancelled game gives back what was open. */
  settle(selectionId: number, market: LocalMarket & { outcome: number }, now: number): OutcomeStatus | null {
    const forced = this.changes.statuses.get(selectionId);
    if (forced !== undefined && forced.at <= now) return forced.statusId;
    this.advance(now);
    const decided = this.model.settle(this.state, market, this.matchup);
    return decided === null && this.isCancelled(now) ? RETURNED : decided;
  }

  /** Selections that QA has decided by `now`. */
  forced(now: number): number[] {
    return [...this.changes.statuses].filter(([, { at }]) => at <= now).map(([selectionId]) => selectionId);
  }

  /** All events of the game, also those to come. */
  events(): GameScript {
    this.natural ??= this.timeline();
    this.script ??= this.told(gameScript(this.natural, this.startAt, this.changes.edits));
    return this.script;
  }

  /** The events with the decision of a level tie, whose end may be QA's. */
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
