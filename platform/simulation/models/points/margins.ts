import { POINT_MARKET } from '#shared/domain/markets/types-other.ts';
import type { Distribution } from '../pricing/distribution.ts';

interface Bands {
  /** Width of one band in points. */
  readonly width: number;
  /** Bands of each side, the last without an end. */
  readonly count: number;
  /** True when a draw has its own outcome, between the two sides. */
  readonly draw: boolean;
}

const BANDS: Readonly<Record<number, Bands>> = {
  [POINT_MARKET.marginFives]: { width: 5, count: 6, draw: false },
  [POINT_MARKET.marginSixes]: { width: 6, count: 6, draw: false },
  [POINT_MARKET.marginTwelves]: { width: 12, count: 2, draw: true },
};

/** Returns the outcome of a final difference in a market of winning margins. */
export function pointsMarginIndex(typeId: number, diff: number): number | null {
  const bands = BANDS[typeId];
  if (bands === undefined) return null;
  if (diff === 0) return bands.draw ? bands.count : null;
  const band = Math.min(bands.count - 1, Math.floor((Math.abs(diff) - 1) / bands.width));
  return diff > 0 ? band : bands.count + (bands.draw ? 1 : 0) + band;
}

/** Returns the probabilities of a market of winning margins from the final difference. */
export function marginBands(typeId: number, diff: Distribution): number[] {
  const bands = BANDS[typeId];
  if (bands === undefined) return [];
  const chances = new Array<number>(2 * bands.count + (bands.draw ? 1 : 0)).fill(0);
  for (let i = 0; i < diff.p.length; i += 1) {
    const at = pointsMarginIndex(typeId, diff.from + i);
    if (at !== null) chances[at] = (chances[at] as number) + (diff.p[i] as number);
  }
  return chances;
}
