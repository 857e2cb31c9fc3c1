import type { Random } from '../../random.ts';
import type { TimelineEvent } from '../model.ts';
import type { DrawnEvent } from './match-draw.ts';
import type { GoalsRules, Range } from './sport-rules.ts';

const SECOND = 1000;
/** Time from the whistle to the kick, and shortest time from the last kick to the end of a period; server clock. */
const PENALTY_WAIT: Range = [26 * SECOND, 37 * SECOND];
const LAST_WHISTLE = 4 * SECOND;
/** Time after an event in which nothing else happens. */
const HOLD: Readonly<Partial<Record<DrawnEvent['kind'], number>>> = {
  corner: 12 * SECOND,
  yellow_card: 15 * SECOND,
  red_card: 40 * SECOND,
  penalty_missed: 15 * SECOND,
};
/** Time for which a goal stops the clock, in sports that stop it. */
const GOAL_STOP: Range = [25 * SECOND, 45 * SECOND];

/** Target of a period of play that is being laid out. */
export interface PeriodSheet {
  readonly period: number;
  /** Ms after the start of the game. */
  readonly startT: number;
  /** Added time, ms of game clock; 0 for none. */
  readonly added: number;
  readonly drawn: readonly DrawnEvent[];
  /** Game clock ms per server clock ms. */
  readonly rate: number;
}

type Entry = { readonly clock: number; readonly event: DrawnEvent | 'stop' | 'added' };

/**
 * Lays one period out on the server clock: events in order with their after-effects, stops of the clock, added time.
 * Events wait while the game is busy and are never left out, so that no count changes; only play for the tracker is
 * dropped.
 */
class PeriodWriter {
  readonly events: TimelineEvent[] = [];
  private t: number;
  private clock = 0;
  private busyUntil = 0;
  private readonly random: Random;
  private readonly rules: GoalsRules;
  private readonly sheet: PeriodSheet;

  constructor(random: Random, rules: GoalsRules, sheet: PeriodSheet) {
    this.random = random;
    this.rules = rules;
    this.sheet = sheet;
    this.t = sheet.startT;
    this.push('period_start', null, sheet.period);
  }

  write(entries: readonly Entry[]): void {
    for (const { clock, event } of entries) {
      if (event === 'added') this.addedTime(clock);
      else if (event === 'stop') this.stop(clock);
      else this.happen(clock, event);
    }
    this.advance(Math.max(this.rules.periodClockMs + this.sheet.added, this.busyUntil));
    this.push('period_end', null, this.sheet.period);
  }

  get endT(): number {
    return this.t;
  }

  private advance(clock: number): void {
    if (clock <= this.clock) return;
    this.t += (clock - this.clock) / this.sheet.rate;
    this.clock = clock;
  }

  private push(kind: string, side: 0 | 1 | null, value?: number): void {
    const event = { t: Math.round(this.t), kind, side };
    this.events.push(value === undefined ? event : { ...event, value });
  }

  private hold(serverMs: number): void {
    this.busyUntil = this.clock + serverMs * this.sheet.rate;
  }

  private addedTime(clock: number): void {
    this.advance(clock);
    this.push('added_time', null, this.sheet.added);
  }

  private stop(clock: number): void {
    if (this.rules.stops === null || clock < this.busyUntil) return;
    this.advance(clock);
    this.halt(this.rules.stops.lengthMs);
  }

  private halt([low, high]: Range): void {
    this.push('clock_stop', null);
    this.t += this.random.int(low, high);
    this.push('clock_start', null);
  }

  private happen(clock: number, { kind, side }: DrawnEvent): void {
    if (kind === 'attack' || kind === 'danger') {
      if (clock < this.busyUntil) return;
      this.advance(clock);
      this.push(kind, side);
      return;
    }
    this.advance(Math.max(clock, this.busyUntil));
    if (kind === 'goal') this.goal(side);
    else if (kind === 'penalty_goal' || kind === 'penalty_missed') this.penalty(side, kind === 'penalty_goal');
    else {
      this.push(kind, side);
      this.hold(HOLD[kind] ?? 0);
    }
  }

  private goal(side: 0 | 1): void {
    this.push('goal', side);
    this.hold(this.rules.goalHoldMs);
    if (this.rules.stops !== null && this.rules.stops.meanClockGap < 2 * 60 * SECOND) this.halt(GOAL_STOP);
  }

  private penalty(side: 0 | 1, isGoal: boolean): void {
    this.push('penalty_awarded', side);
    this.advance(this.clock + this.random.int(...PENALTY_WAIT) * this.sheet.rate);
    if (isGoal) {
      this.push('goal', side, 1);
      this.hold(this.rules.goalHoldMs);
    } else {
      this.push('penalty_missed', side);
      this.hold(HOLD.penalty_missed ?? 0);
    }
    this.busyUntil = Math.max(this.busyUntil, this.clock + LAST_WHISTLE * this.sheet.rate);
  }
}

function stopsOf(random: Random, rules: GoalsRules): Entry[] {
  const { stops, periodClockMs } = rules;
  if (stops === null) return [];
  const entries: Entry[] = [];
  const first = random.exponential(stops.meanClockGap);
  for (let clock = first; clock < periodClockMs; clock += random.exponential(stops.meanClockGap)) {
    entries.push({ clock, event: 'stop' });
  }
  return entries;
}

/** Returns the events of one period, from its start to its end, and the instant of that end. */
export function layOutPeriod(
  random: Random,
  rules: GoalsRules,
  sheet: PeriodSheet,
): { events: TimelineEvent[]; endT: number } {
  const entries: Entry[] = [
    ...sheet.drawn.map((event) => ({ clock: event.clock, event })),
    ...stopsOf(random, rules),
    ...(sheet.added > 0 ? [{ clock: rules.periodClockMs, event: 'added' as const }] : []),
  ];
  entries.sort((a, b) => a.clock - b.clock);
  const writer = new PeriodWriter(random, rules, sheet);
  writer.write(entries);
  return { events: writer.events, endT: writer.endT };
}
