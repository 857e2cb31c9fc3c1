import { Random, type Seed, seedFrom } from '../../random.ts';
import type { Matchup, Timeline, TimelineEvent } from '../model.ts';
import { drawMatch } from './match-draw.ts';
import { layOutPeriod } from './period-layout.ts';
import { type Rates, ratesOf } from './rates.ts';
import { clockRateOf, type GoalsRules, type OvertimeRules, rulesOf } from './sport-rules.ts';
import { overtimeShare } from './winner-markets.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Time beyond the announced minutes of added time. */
const OVER_MINUTES = [5 * SECOND, 50 * SECOND] as const;
const SHOOTOUT_WAIT = [50 * SECOND, 80 * SECOND] as const;
const SHOT_GAP = [18 * SECOND, 30 * SECOND] as const;
const SHOT_CONVERSION = 0.33;
const ROUNDS = 3;
const FINAL_WHISTLE = 2 * SECOND;

function addedTimes(random: Random, rules: GoalsRules): number[] {
  return rules.addedTime.map(({ minutes }) => random.int(...minutes) * MINUTE + random.int(...OVER_MINUTES));
}

function attacksOf(rules: GoalsRules, rate: number): number {
  return (rules.attacksPerMinute * rules.periods * rules.periodClockMs) / (rate * MINUTE);
}

function at(t: number, kind: string, side: 0 | 1 | null, value?: number): TimelineEvent {
  const event = { t: Math.round(t), kind, side };
  return value === undefined ? event : { ...event, value };
}

/** Draws a shoot-out: shots in turn until one side cannot be caught up with in three rounds, then round by round. */
function shootout(random: Random, startT: number): TimelineEvent[] {
  const events = [at(startT, 'shootout_start', null)];
  const goals: [number, number] = [0, 0];
  let t = startT;
  for (let shot = 0; ; shot += 1) {
    const side = (shot % 2) as 0 | 1;
    t += random.int(...SHOT_GAP);
    const isGoal = random.chance(SHOT_CONVERSION);
    if (isGoal) goals[side] += 1;
    events.push(at(t, isGoal ? 'shootout_goal' : 'shootout_miss', side));
    const left = [ROUNDS - Math.ceil((shot + 1) / 2), ROUNDS - Math.floor((shot + 1) / 2)] as const;
    const isRound = side === 1 && shot + 1 >= 2 * ROUNDS;
    const lead = goals[0] - goals[1];
    if (isRound ? lead !== 0 : shot + 1 < 2 * ROUNDS && (lead > left[1] || -lead > left[0])) return events;
  }
}

/** Draws sudden death, and a shoot-out when neither side scores. */
function overtime(
  random: Random,
  rates: Rates,
  start: { readonly t: number; readonly period: number; readonly rate: number; readonly overtime: OvertimeRules },
): TimelineEvent[] {
  const { clockMs, pauseMs, goals } = start.overtime;
  const startT = start.t + random.int(...pauseMs);
  const events = [at(startT, 'period_start', null, start.period)];
  const clock = random.exponential(clockMs / goals);
  const endT = startT + Math.min(clock, clockMs) / start.rate;
  if (clock < clockMs) events.push(at(endT, 'goal', random.chance(overtimeShare(rates.goals)) ? 0 : 1));
  events.push(at(endT, 'period_end', null, start.period));
  if (clock < clockMs) return events;
  return [...events, ...shootout(random, endT + random.int(...SHOOTOUT_WAIT))];
}

function isLevel(events: readonly TimelineEvent[]): boolean {
  return events.reduce((lead, { kind, side }) => (kind === 'goal' ? lead + (side === 0 ? 1 : -1) : lead), 0) === 0;
}

/** Draws the whole game from its seed. */
export function goalsTimeline(matchup: Matchup, seed: Seed): Timeline {
  const rules = rulesOf(matchup.sportId, matchup.params);
  const rate = clockRateOf(rules, matchup.params);
  const rates = ratesOf(matchup, rules);
  const random = new Random(seedFrom(...seed, 'goals', matchup.sportId));
  const added = addedTimes(random, rules);
  const drawn = drawMatch(random, rates, rules, { added, attacks: attacksOf(rules, rate) });
  const events: TimelineEvent[] = [];
  let t = random.int(...rules.delayMs);
  for (let period = 1; period <= rules.periods; period += 1) {
    const ofPeriod = drawn.filter((event) => event.period === period);
    const sheet = { period, startT: t, added: added[period - 1] ?? 0, drawn: ofPeriod, rate };
    const laidOut = layOutPeriod(random, rules, sheet);
    events.push(...laidOut.events);
    t = laidOut.endT + (period < rules.periods ? random.int(...rules.pauseMs) : 0);
  }
  if (rules.overtime !== null && isLevel(events)) {
    events.push(...overtime(random, rates, { t, period: rules.periods + 1, rate, overtime: rules.overtime }));
  }
  const endsAt = (events.at(-1)?.t ?? 0) + FINAL_WHISTLE;
  events.push(at(endsAt, 'finish', null));
  return { events, endsAt };
}
