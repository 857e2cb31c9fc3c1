import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { announcedMaintenance } from './maintenance-ahead.ts';

const base = { isActive: false, startAt: 200, finishAt: 300, notifyStartDate: 100, notifyEndDate: 180 };
const said = { startAt: 200, finishAt: 300 };

describe('[N-08] the announcement of maintenance', () => {
  test.each([
    ['is missing before its notices begin', base, 99, { ahead: null, changesAt: 100 }],
    ['begins with its notices', base, 100, { ahead: said, changesAt: 180 }],
    ['lasts until their end', base, 179, { ahead: said, changesAt: 180 }],
    ['is missing after their end', base, 180, { ahead: null, changesAt: null }],
    [
      'lasts until the maintenance begins, without an end of the notices',
      { ...base, notifyEndDate: null },
      199,
      { ahead: said, changesAt: 200 },
    ],
    [
      'lasts without an end while neither a start nor an end is named',
      { ...base, startAt: null, notifyEndDate: null },
      9999,
      { ahead: { startAt: null, finishAt: 300 }, changesAt: null },
    ],
    [
      'carries the operator’s own words',
      { ...base, notifyTexts: { en: 'We close at four.' } },
      100,
      { ahead: { ...said, texts: { en: 'We close at four.' } }, changesAt: 180 },
    ],
    [
      'is missing without a beginning of the notices',
      { ...base, notifyStartDate: null },
      150,
      { ahead: null, changesAt: null },
    ],
    ['is missing during the maintenance', { ...base, isActive: true }, 150, { ahead: null, changesAt: null }],
    [
      'is missing for notices that end before they begin',
      { ...base, notifyEndDate: 50 },
      20,
      { ahead: null, changesAt: null },
    ],
  ])('%s', (_, window, now, expected) => {
    expect(announcedMaintenance(window, now)).toEqual(expected);
  });

  test('does not change before the named instant, and changes at it', () => {
    const instant = fc.option(fc.integer({ min: 0, max: 50 }), { nil: null });
    const windows = fc.record({
      isActive: fc.boolean(),
      startAt: instant,
      finishAt: instant,
      notifyStartDate: instant,
      notifyEndDate: instant,
    });
    fc.assert(
      fc.property(windows, fc.integer({ min: 0, max: 50 }), (window, now) => {
        const { ahead, changesAt } = announcedMaintenance(window, now);
        if (changesAt !== null) expect(changesAt).toBeGreaterThan(now);
        for (let later = now; later < (changesAt ?? 60); later++)
          expect(announcedMaintenance(window, later).ahead).toEqual(ahead);
        if (changesAt !== null) expect(announcedMaintenance(window, changesAt).ahead).not.toEqual(ahead);
      }),
    );
  });
});
