import type { FamilyModel } from '../model.ts';
import { goalsMarkets, mainGoalsMarkets } from './goals-markets.ts';
import { settleGoals } from './goals-settle.ts';
import { applyEvent, type GoalsState, SCHEDULED } from './goals-state.ts';
import { goalsTimeline } from './goals-timeline.ts';
import { fullScore, viewOf } from './goals-view.ts';
import { jointGoals } from './joint-goals.ts';
import { playOutGoals } from './play-out.ts';
import { suspensionOf } from './suspension.ts';
import { goalsTieBreak } from './tie-break.ts';

/**
 * Model of football, futsal, ice hockey, handball and their electronic forms, by the sport of the matchup. Goals of
 * both sides are Poisson processes with a correction of low final scores; prices are read off the exact distribution of
 * the goals to come, so they agree with each other and with what happens.
 */
export const goalsModel = {
  timeline: goalsTimeline,
  initial: () => SCHEDULED,
  apply: applyEvent,
  view: viewOf,
  markets: goalsMarkets,
  mainMarkets: mainGoalsMarkets,
  settle: settleGoals,
  playOut: playOutGoals,
  jointChances: jointGoals,
  tieBreak: goalsTieBreak,
  score: fullScore,
  suspension: suspensionOf,
} satisfies FamilyModel<GoalsState>;
