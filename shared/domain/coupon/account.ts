import type { CouponRules } from './coupon-rules.ts';
import type { Ratio } from './ratio.ts';

/**
 * Stage of the account on which a chain or a condition is played: the legs that must win, and the stake in minor units;
 * null stakes the whole return of the previous stage.
 */
export type AccountStage = { readonly indexes: readonly number[]; readonly amount: bigint | null };

/** Account before a stage: its balance and the return of the previous stage, both in minor units over `scale`. */
export type AccountState = { readonly account: bigint; readonly previous: bigint; readonly scale: bigint };

/** Exact result of one stage, in minor units. */
export type AccountStep = {
  readonly indexes: readonly number[];
  readonly multiplier: Ratio;
  readonly before: Ratio;
  readonly staked: Ratio;
  readonly returned: Ratio;
  readonly after: Ratio;
};

/** Returns the account with the coupon's stake, before the first stage. */
export function openAccount(stake: bigint): AccountState {
  return { account: stake, previous: stake, scale: 1n };
}

function stakeOf(state: AccountState, stage: AccountStage, rules: CouponRules): bigint {
  const restart = rules.maxBlockAfterLoss === 'account' && state.previous === 0n;
  const wanted = stage.amount !== null ? stage.amount * state.scale : restart ? state.account : state.previous;
  return wanted < state.account ? wanted : state.account;
}

/**
 * Plays one stage and returns the account after it (coupon mathematics §4.3, §4.4); the scale grows by the denominator
 * of the multiplier.
 */
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

/** Plays all stages; stops as soon as the account is empty (coupon mathematics §4.3, §4.4). */
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

/** Plays all stages as `playAccount` does and returns every step; stages after the account is empty are left out. */
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
