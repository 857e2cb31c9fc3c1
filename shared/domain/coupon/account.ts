import type { CouponRules } from './coupon-rules.ts';
import type { Ratio } from './ratio.ts';

/**
 * One stake out of the account that a chain or a condition runs on: the legs that must win, and the amount it stakes in
 * minor units; null stakes the whole return of the stage before.
 */
export type AccountStage = { readonly indexes: readonly number[]; readonly amount: bigint | null };

/** The account before a stage: what is on it and what the stage before returned, both in minor units over `scale`. */
export type AccountState = { readonly account: bigint; readonly previous: bigint; readonly scale: bigint };

/** What one stage did, exactly, in minor units. */
export type AccountStep = {
  readonly indexes: readonly number[];
  readonly multiplier: Ratio;
  readonly before: Ratio;
  readonly staked: Ratio;
  readonly returned: Ratio;
  readonly after: Ratio;
};

/** The account with the coupon's stake on it, before the first stage. */
export function openAccount(stake: bigint): AccountState {
  return { account: stake, previous: stake, scale: 1n };
}

function stakeOf(state: AccountState, stage: AccountStage, rules: CouponRules): bigint {
  const restart = rules.maxBlockAfterLoss === 'account' && state.previous === 0n;
  const wanted = stage.amount !== null ? stage.amount * state.scale : restart ? state.account : state.previous;
  return wanted < state.account ? wanted : state.account;
}

/** Plays one stage (coupon mathematics §4.3, §4.4); the scale grows by the denominator of the multiplier. */
export function playStage(
  state: AccountState,
  stage: AccountStage,
  multiplier: Ratio,
  rules: CouponRules,
): AccountState {
  const staked = stakeOf(state, stage, rules);
  const previous = staked * multiplier.n;
  return {
    account: (state.account - staked) * multiplier.d + previous,
    previous,
    scale: state.scale * multiplier.d,
  };
}

/** Plays all stages; stops as soon as the account is empty. */
export function playAccount(
  stake: bigint,
  stages: readonly AccountStage[],
  multiplierOfStage: (stage: AccountStage) => Ratio,
  rules: CouponRules,
): Ratio {
  let state = openAccount(stake);
  for (const stage of stages) {
    if (state.account === 0n) break;
    state = playStage(state, stage, multiplierOfStage(stage), rules);
  }
  return { n: state.account, d: state.scale };
}

/** The same with every step kept; stages after the account is empty are left out. */
export function traceAccount(
  stake: bigint,
  stages: readonly AccountStage[],
  multiplierOfStage: (stage: AccountStage) => Ratio,
  rules: CouponRules,
): AccountStep[] {
  const steps: AccountStep[] = [];
  let state = openAccount(stake);
  for (const stage of stages) {
    if (state.account === 0n) break;
    const multiplier = multiplierOfStage(stage);
    const next = playStage(state, stage, multiplier, rules);
    steps.push({
      indexes: stage.indexes,
      multiplier,
      before: { n: state.account, d: state.scale },
      staked: { n: stakeOf(state, stage, rules), d: state.scale },
      returned: { n: next.previous, d: next.scale },
      after: { n: next.account, d: next.scale },
    });
    state = next;
  }
  return steps;
}
