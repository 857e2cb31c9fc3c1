import { describe, expect, test } from 'vitest';
import { type FeedEvent, type FeedState, FIRST_STATUS, isSlow, nextState } from './feed-status.ts';

const EVENTS: readonly FeedEvent[] = [
  'start',
  'opened',
  'synced',
  'gap',
  'woke',
  'refused',
  'silent',
  'closed',
  'retry',
  'stop',
];

/** Table of transitions; a dot: the event leaves the state unchanged. */
const TABLE: Readonly<Record<FeedState, readonly (FeedState | '.')[]>> = {
  /*               start         opened     synced  gap      woke     refused  silent  closed  retry           stop */
  idle: ['connecting', '.', '.', '.', '.', '.', '.', '.', '.', '.'],
  connecting: ['.', 'syncing', '.', '.', '.', '.', 'lost', 'lost', '.', 'idle'],
  syncing: ['.', '.', 'live', '.', '.', '.', 'lost', 'lost', '.', 'idle'],
  live: ['.', '.', '.', 'stale', 'stale', 'stale', 'lost', 'lost', '.', 'idle'],
  stale: ['.', '.', 'live', '.', '.', '.', 'lost', 'lost', '.', 'idle'],
  lost: ['.', '.', '.', '.', '.', '.', '.', '.', 'reconnecting', 'idle'],
  reconnecting: ['.', 'syncing', '.', '.', '.', '.', 'lost', 'lost', '.', 'idle'],
};

const rows = Object.entries(TABLE).flatMap(([state, ends]) =>
  ends.map(
    (end, index) => [state as FeedState, EVENTS[index] as FeedEvent, end === '.' ? (state as FeedState) : end] as const,
  ),
);

describe('the state of the feed', () => {
  test.each(rows)('%s, %s → %s', (state, event, end) => {
    expect(nextState(state, event)).toBe(end);
  });

  test('becomes live only after a complete answer', () => {
    const transitions = rows.filter(([state, , end]) => end === 'live' && state !== 'live');
    expect(transitions.map(([state, event]) => `${state} ${event}`)).toEqual(['syncing synced', 'stale synced']);
  });
});

describe('late prices', () => {
  test.each([
    ['live', 0, null, false],
    ['live', 2000, 2000, false],
    ['live', 2001, 100, true],
    ['live', 0, 2001, true],
    ['lost', 9000, 9000, false],
  ] as const)('are reported when %s, %i ms late, round trip %s ms: %s', (state, lagMs, rttMs, isLate) => {
    expect(isSlow({ ...FIRST_STATUS, state, lagMs, rttMs })).toBe(isLate);
  });
});
