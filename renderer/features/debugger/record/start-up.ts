/** Steps in which a page starts. */
export const START_STEPS = [
  'request',
  'first_byte',
  'document',
  'first_paint',
  'largest_paint',
  'drawn',
  'listening',
  'routes',
  'loaded',
] as const;
export type StartStep = (typeof START_STEPS)[number];

export interface StartTime {
  readonly step: StartStep;
  /** Ms since the page was requested. */
  readonly at: number;
}

const MARKS = { 'fairline:drawn': 'drawn', 'fairline:listening': 'listening', 'fairline:routes': 'routes' } as const;

function navigationTimes(): StartTime[] {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!entry) return [];
  return [
    { step: 'request', at: entry.requestStart },
    { step: 'first_byte', at: entry.responseStart },
    { step: 'document', at: entry.domInteractive },
    { step: 'loaded', at: entry.loadEventStart },
  ];
}

/** Returns the steps of this page's start so far, in order. */
export function startTimes(largestPaint: number | null): readonly StartTime[] {
  const marks = Object.entries(MARKS).flatMap(([name, step]) =>
    performance.getEntriesByName(name, 'mark').map(({ startTime }): StartTime => ({ step, at: startTime })),
  );
  const paints = performance
    .getEntriesByName('first-contentful-paint')
    .map(({ startTime }): StartTime => ({ step: 'first_paint', at: startTime }));
  const largest: StartTime[] = largestPaint === null ? [] : [{ step: 'largest_paint', at: largestPaint }];
  const all = [...navigationTimes(), ...marks, ...paints, ...largest];
  return all.filter(({ at }) => at > 0).sort((a, b) => a.at - b.at);
}
