import type { PayoutBand } from '#shared/domain/coupon/payout-band.ts';
import type { MinorUnits } from '#shared/domain/money/minor-units.ts';

/** The field of the picture in its own units; below the floor stand the numbers of winners. */
export const PLOT = { width: 640, height: 180, floor: 158, top: 10, side: 16 } as const;

/** Of many numbers below the picture only so many fit. */
const MAX_MARKS = 11;

export interface PlotShape {
  /** One for each number of winners: where its least and its most stand. */
  readonly points: readonly { readonly x: number; readonly low: number; readonly high: number }[];
  /** Between the least and the most. */
  readonly area: string;
  /** Where the stake stands. */
  readonly stakeAt: number;
  readonly marks: readonly { readonly x: number; readonly won: number }[];
}

/**
 * Where everything stands. Payouts grow by products, so heights are those of logarithms: a line won more is seen at the
 * small end as well as at the large one.
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
