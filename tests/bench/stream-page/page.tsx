import { bare } from './bare.ts';
import type { Contender } from './contender.ts';
import { ours } from './ours.tsx';
import { redux } from './redux.tsx';

/** Figures since the last reset, which the bench reads. */
export interface PageFigures {
  /** Last sequence number on the screen. */
  sequence: number;
  /** Ages of frames when they reached the screen, ms. */
  ages: number[];
  /** Times between animation frames, ms. */
  frames: number[];
}

declare global {
  interface Window {
    figures: PageFigures;
    /** Starts the contender on the empty page. */
    begin: () => void;
  }
}

const empty: Contender = { start: () => undefined };
const contenders: Readonly<Record<string, Contender>> = { ours, bare, redux, empty };
const query = new URLSearchParams(location.search);

window.figures = { sequence: 0, ages: [], frames: [] };
window.begin = () => {
  const contender = contenders[query.get('contender') ?? ''] ?? empty;
  contender.start(location.origin, (frames) => {
    const now = Date.now();
    for (const { sequence, sentAt } of frames) {
      window.figures.sequence = sequence;
      window.figures.ages.push(now - sentAt);
    }
  });
  let last = performance.now();
  const tick = (at: number) => {
    window.figures.frames.push(at - last);
    last = at;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
};
