import type { GoalsRules } from './sport-rules.ts';

/**
 * Distribution of a process's events over regulation time, as a share of the whole: 0 at the first whistle, 1 at the
 * last. Inside the regular clock the rate grows in a straight line; added time has a fixed share spread over its
 * length, so that its length does not change the expected events before it is announced.
 */
export interface MassCurve {
  /** Returns the mass up to a clock time of a period; `added` is the announced added time, 0 while unknown. */
  at(period: number, clock: number, added: number): number;
  /** Returns the mass up to the end of a period, added time included; 0 for period 0. */
  endOf(period: number): number;
  /** Returns the clock time in a period at which the mass is reached. */
  clockAt(period: number, mass: number, added: number): number;
}

const curves = new WeakMap<GoalsRules, Map<number, MassCurve>>();

/** Builds the curve of a process whose rate grows by `growth` from the first to the last minute. */
export function massCurve(rules: GoalsRules, growth: number): MassCurve {
  let ofRules = curves.get(rules);
  if (ofRules === undefined) {
    ofRules = new Map();
    curves.set(rules, ofRules);
  }
  let curve = ofRules.get(growth);
  if (curve === undefined) {
    curve = makeCurve(rules, growth);
    ofRules.set(growth, curve);
  }
  return curve;
}

function makeCurve(rules: GoalsRules, growth: number): MassCurve {
  const { periods, periodClockMs } = rules;
  const shareOf = (period: number): number => rules.addedTime[period - 1]?.share ?? 0;
  const addedBefore: number[] = [0];
  for (let period = 1; period <= periods; period += 1) {
    addedBefore[period] = (addedBefore[period - 1] ?? 0) + shareOf(period);
  }
  const regular = 1 - (addedBefore[periods] ?? 0);
  const regularAt = (u: number): number => regular * (u + (growth * (u * u - u)) / 2);
  const endOf = (period: number): number => regularAt(period / periods) + (addedBefore[period] ?? 0);

  const at = (period: number, clock: number, added: number): number => {
    const inRegular = Math.min(Math.max(clock, 0), periodClockMs) / periodClockMs;
    const base = regularAt((period - 1 + inRegular) / periods) + (addedBefore[period - 1] ?? 0);
    if (clock <= periodClockMs || added <= 0) return base;
    return base + shareOf(period) * Math.min((clock - periodClockMs) / added, 1);
  };

  const clockAt = (period: number, mass: number, added: number): number => {
    const share = shareOf(period);
    const intoAdded = mass - (endOf(period) - share);
    if (intoAdded > 0 && share > 0) return periodClockMs + Math.min(intoAdded / share, 1) * added;
    const y = (mass - (addedBefore[period - 1] ?? 0)) / regular;
    const linear = 1 - growth / 2;
    const u = growth === 0 ? y : (Math.sqrt(linear * linear + 2 * growth * y) - linear) / growth;
    return Math.min(Math.max((u * periods - (period - 1)) * periodClockMs, 0), periodClockMs);
  };

  return { at, endOf, clockAt };
}
