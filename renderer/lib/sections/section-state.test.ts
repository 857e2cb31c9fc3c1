import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  NO_SECTION,
  reduceSection,
  retryDelay,
  SECTION_MOVES,
  SECTION_STATE,
  type SectionEvent,
  type SectionRecord,
  type SectionState,
} from './section-state.ts';

const records: Readonly<Record<keyof typeof SECTION_STATE, SectionRecord>> = {
  notExist: NO_SECTION,
  error: { state: -1, failure: 'answer', retries: 2 },
  loading: { state: 1, retries: 2 },
  ready: { state: 2 },
};
const events: readonly SectionEvent[] = [
  { type: 'asked', retries: 0 },
  { type: 'arrived' },
  { type: 'failed', failure: 'answer' },
  { type: 'removed' },
];
const names = ['notExist', 'error', 'loading', 'ready'] as const;
/** Whether any event leads from one state to the other. */
const leads = (from: SectionRecord, to: SectionState) =>
  events.some((event) => {
    const next = reduceSection(from, event);
    return next !== from && next.state === to;
  });

describe('[S-01] a section', () => {
  test.each([
    ['notExist', 'notExist', false],
    ['notExist', 'error', false],
    ['notExist', 'loading', true],
    ['notExist', 'ready', true],
    ['error', 'notExist', true],
    ['error', 'error', false],
    ['error', 'loading', true],
    ['error', 'ready', false],
    ['loading', 'notExist', true],
    ['loading', 'error', true],
    ['loading', 'loading', false],
    ['loading', 'ready', true],
    ['ready', 'notExist', true],
    ['ready', 'error', false],
    ['ready', 'loading', false],
    ['ready', 'ready', false],
  ] as const)('in the state %s may change to %s: %s', (from, to, isAllowed) => {
    expect(leads(records[from], SECTION_STATE[to])).toBe(isAllowed);
    const moves: readonly SectionState[] = SECTION_MOVES[SECTION_STATE[from]];
    expect(moves.includes(SECTION_STATE[to])).toBe(isAllowed);
  });

  test.each(names.flatMap((name) => events.map((event) => [name, event] as const)))(
    'that is %s stays exactly as it is or moves as allowed on %o',
    (name, event) => {
      const before = records[name];
      const after = reduceSection(before, event);
      const moves: readonly SectionState[] = SECTION_MOVES[before.state];
      expect(after === before || moves.includes(after.state)).toBe(true);
    },
  );

  const event: fc.Arbitrary<SectionEvent> = fc.oneof(
    fc.record({ type: fc.constant('asked' as const), retries: fc.nat(5) }),
    fc.constant({ type: 'arrived' as const }),
    fc.record({
      type: fc.constant('failed' as const),
      failure: fc.constantFrom('answer' as const, 'component' as const),
    }),
    fc.constant({ type: 'removed' as const }),
  );

  test('makes only allowed transitions, whatever events come in whatever order', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (happened) => {
        let record: SectionRecord = NO_SECTION;
        for (const next of happened) {
          const after = reduceSection(record, next);
          const moves: readonly SectionState[] = SECTION_MOVES[record.state];
          expect(after === record || moves.includes(after.state)).toBe(true);
          record = after;
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('[S-02] that is ready has no retries, however it became ready', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (happened) => {
        const record = happened.reduce<SectionRecord>(reduceSection, NO_SECTION);
        if (record.state === SECTION_STATE.ready) expect(record).toEqual({ state: 2 });
        if (record.state === SECTION_STATE.notExist) expect(record).toEqual({ state: -2 });
      }),
    );
  });
});

describe('[S-02] a failed section is fetched again', () => {
  test.each([
    ['answer', [1000, 2000, 4000, null]],
    ['component', [1000, 2000, 4000, 8000, 16_000, null]],
  ] as const)('when its %s failed, after %o ms', (failure, delays) => {
    expect(delays.map((_, retries) => retryDelay({ failure, retries }))).toEqual([...delays]);
  });
});
