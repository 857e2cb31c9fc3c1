import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { announcedMaintenance } from './maintenance-ahead.ts';

const base = { isActive: false, startAt: 200, finishAt: 300, notifyStartDate: 100, notifyEndDate: 180 };
const said = { startAt: 200, finishAt: 300 };

describe('[N-08] maintenance is announced', () => {
  test.each([
    ['not yet', base, 99, { ahead: null, changesAt: 100 }],
    ['from the beginning of its notices', base, 100, { ahead: said, changesAt: 180 }],
    ['until their end', base, 179, { ahead: said, changesAt: 180 }],
    ['no longer after it', base, 180, { ahead: null, changesAt: null }],
    ['until it begins, without an end', { ...base, notifyEndDate: null }, 199, { ahead: said, changesAt: 200 }],
    [
      'until it is called off, without any end',
      { ...base, startAt: null, notifyEndDate: null },
      9999,
      { ahead: { startAt: null, finishAt: 300 }, changesAt: null },
    ],
    [
      'never, without a beginning of its notices',
      { ...base, notifyStartDate: null },
      150,
      { ahead: null, changesAt: null },
    ],
    ['not while it is on', { ...base, isActive: true }, 150, { ahead: null, changesAt: null }],
    [
      'never by notices that end before they begin',
      { ...base, notifyEndDate: 50 },
      20,
      { ahead: null, changesAt: null },
    ],
  ])('%s', (_, window, now, expected) => {
    expect(announcedMaintenance(window, now)).toEqual(expected);
  });

  test('with the same answer until the instant of its change, and another from then on', () => {
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
