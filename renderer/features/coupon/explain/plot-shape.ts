import type { PayoutBand } from '#shared/domain/coupon/payout-band.ts';
import type { MinorUnits } from '#shared/domain/money/minor-units.ts';

/** Size of the plot in its own units; the numbers of winners are below `floor`. */
export const PLOT = { width: 640, height: 180, floor: 158, top: 10, side: 16 } as const;

/** Maximum of numbers that fit below the plot. */
const MAX_MARKS = 11;

export interface PlotShape {
  /** Heights of the minimum and maximum payout, one point for each number of winners. */
  readonly points: readonly { readonly x: number; readonly low: number; readonly high: number }[];
  /** Path between the minimum and the maximum. */
  readonly area: string;
  /** Height of the stake. */
  readonly stakeAt: number;
  readonly marks: readonly { readonly x: number; readonly won: number }[];
}

/**
 * Calculates the plot. Payouts grow by products, so heights are logarithmic: one more winner is visible at the low end
 * too.
 */
export function plotOf(band: readonly PayoutBand[], stake: MinorUnits): PlotShape {
  const max = Math.max(stake, ...band.map(({ max }) => max));
  const height = (amount: number) => {
    const part = Math.log1p(amount) / Math.log1p(max);
    return Math.round((PLOT.floor - part * (PLOT.floor - PLOT.top)) * 10) / 10;
  };
  const step = (PLOT.width - 2 * PLOT.side) / Math.max(1, band.length - 1);
  const points = band.map(({ min, max }, won) => ({
    x: Math.round((PLOT.side + won * step) * 10) / 10,
    low: height(min),
    high: height(max),
  }));
  const every = Math.ceil(band.length / MAX_MARKS);
  const there = points.map(({ x, high }) => `${x} ${high}`);
  const back = points.map(({ x, low }) => `${x} ${low}`).toReversed();
  return {
    points,
    area: `M${[...there, ...back].join('L')}Z`,
    stakeAt: height(stake),
    marks: points.map(({ x }, won) => ({ x, won })).filter(({ won }) => won % every === 0 || won === band.length - 1),
  };
}
