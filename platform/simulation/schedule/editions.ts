import type { KnockoutStage } from '../catalogue/plan.ts';
import { isInSeason, seasonWindows, yearOf } from './season.ts';
import { mondayOf } from './slots.ts';

/** Edition of a tournament; days are local and both included. */
export interface Edition {
  readonly from: number;
  readonly to: number;
}

/** Years around that of a day whose editions may touch it. */
const YEARS_AROUND = [-1, 0, 1];

/** Returns the editions of a knock-out stage that touch a stretch of days and begin in the time of game ids. */
export function editionsIn(stage: KnockoutStage, from: number, to: number): Edition[] {
  const found: Edition[] = [];
  for (const text of stage.editions.split(' ')) {
    const [start = '', length = ''] = text.split('+');
    const days = Number(length);
    if (start === 'weekly') {
      for (let monday = mondayOf(from - days); monday <= to; monday += 7) {
        if (isInSeason(stage.season, monday)) found.push({ from: monday, to: monday + days - 1 });
      }
    } else {
      const year = yearOf(from);
      for (const offset of YEARS_AROUND) {
        const date = start.replace('@', '');
        const exact = seasonWindows(`${date}..${date}`, year + offset)[0]?.from ?? 0;
        const first = start.startsWith('@') ? mondayOf(exact) : exact;
        found.push({ from: first, to: first + days - 1 });
      }
    }
  }
  return found.filter((edition) => edition.from >= 0 && edition.from <= to && edition.to >= from);
}
