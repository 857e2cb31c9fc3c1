import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closedLoopProblem, type LoopTarget, loopTargets } from './closed-loop.ts';

const target = (id: string, owed: number, min = 1): LoopTarget => ({ id, owed, min });
const CARD_AND_BANK = [target('card', 10_000), target('bank', 0)];
const TWO_OWED = [target('card', 10_000), target('bank', 3000)];
const TWO_SMALL = [target('card', 100, 2000), target('bank', 300, 2000)];

describe('a withdrawal goes', () => {
  test.each<[what: string, targets: readonly LoopTarget[], to: string, amount: number]>([
    ['anywhere when nothing came from anywhere', [target('card', 0), target('bank', -500)], 'bank', 9000],
    ['back in part', CARD_AND_BANK, 'card', 1],
    ['back as a whole', CARD_AND_BANK, 'card', 10_000],
    ['back with what was won on top when nothing else is owed', CARD_AND_BANK, 'card', 25_000],
    ['back to the one of two that is owed less', TWO_OWED, 'bank', 3000],
    ['back to the one of two that is owed more', TWO_OWED, 'card', 10_000],
    ['elsewhere when more went back than ever came', [target('card', -1), target('bank', 0)], 'bank', 1],
    ['back with the smallest withdrawal although less came from there', TWO_SMALL, 'card', 2000],
    ['to a target that is not in the list when nothing is owed', [target('card', 0)], 'wallet', 50],
  ])('%s', (_, targets, to, amount) => {
    expect(closedLoopProblem(targets, to, amount)).toBeNull();
  });
});

describe('a withdrawal waits for the return of', () => {
  test.each<[what: string, targets: readonly LoopTarget[], to: string, amount: number, first: [string, number]]>([
    ['all that came from the card', CARD_AND_BANK, 'bank', 1, ['card', 10_000]],
    ['the largest debt of several', [...TWO_OWED, target('wallet', 0)], 'wallet', 1, ['card', 10_000]],
    ['its own debt when it is more and another is owed', TWO_OWED, 'bank', 3001, ['bank', 3000]],
    ['its own larger debt when it is more and another is owed', TWO_OWED, 'card', 13_000, ['card', 10_000]],
    ['the smallest withdrawal for a smaller debt', [...TWO_SMALL], 'wallet', 5000, ['card', 2000]],
    ['its own smallest withdrawal for a smaller debt', TWO_SMALL, 'bank', 2001, ['bank', 2000]],
    ['a debt when its own target is unknown', CARD_AND_BANK, 'nowhere', 1, ['card', 10_000]],
  ])('%s', (_, targets, to, amount, [targetId, owed]) => {
    expect(closedLoopProblem(targets, to, amount)).toEqual({ targetId, owed });
  });
});

test('only targets whose method pays out now hold money back, with its smallest amount', () => {
  const stored = [
    { id: '1', methodId: 'card', owed: 500 },
    { id: '2', methodId: 'gone', owed: 900 },
    { id: '3', methodId: 'bank', owed: 0 },
  ];
  const targets = loopTargets(stored, [
    { id: 'bank', min: 2000 },
    { id: 'card', min: 1000 },
  ]);
  expect(targets).toEqual([target('1', 500, 1000), target('3', 0, 2000)]);
  expect(closedLoopProblem(targets, '3', 2000)).toEqual({ targetId: '1', owed: 1000 });
  expect(closedLoopProblem(loopTargets(stored, [{ id: 'bank', min: 2000 }]), '3', 2000)).toBeNull();
});

/** Returns the targets after a withdrawal. */
const withdrawn = (targets: readonly LoopTarget[], to: string, amount: number): LoopTarget[] =>
  targets.map((one) => (one.id === to ? { ...one, owed: one.owed - amount } : one));

const worlds = (mins: fc.Arbitrary<number>) =>
  fc
    .array(fc.record({ owed: fc.integer({ min: -500, max: 5000 }), min: mins }), { minLength: 1, maxLength: 5 })
    .map((list) => list.map(({ owed, min }, index) => target(`t${index}`, owed, min)));
/** A place in a list, as a share of its length. */
const place = fc.double({ min: 0, max: 0.999, noNaN: true });

describe('whatever a player orders', () => {
  test('no target is owed more afterwards, and what was won leaves to none while another one is owed', () => {
    const orders = fc.array(fc.tuple(place, fc.integer({ min: 1, max: 6000 })), { maxLength: 12 });
    fc.assert(
      fc.property(worlds(fc.constant(1)), orders, (start, list) => {
        let targets: readonly LoopTarget[] = start;
        for (const [at, amount] of list) {
          const to = targets[Math.floor(at * targets.length)];
          if (!to || closedLoopProblem(targets, to.id, amount)) continue;
          const isProfit = amount > Math.max(0, to.owed);
          const others = targets.filter(({ id }) => id !== to.id);
          if (isProfit) expect(others.filter(({ owed }) => owed > 0)).toEqual([]);
          const next = withdrawn(targets, to.id, amount);
          expect(next.filter(({ owed }, index) => owed > (targets[index]?.owed ?? 0))).toEqual([]);
          targets = next;
        }
      }),
    );
  });

  test('beyond its debt a target gets less than the smallest withdrawal while another one is owed', () => {
    fc.assert(
      fc.property(
        worlds(fc.integer({ min: 1, max: 3000 })),
        place,
        fc.integer({ min: 1, max: 9000 }),
        (all, at, sum) => {
          const to = all[Math.floor(at * all.length)];
          if (!to || closedLoopProblem(all, to.id, sum)) return;
          if (all.some(({ id, owed }) => id !== to.id && owed > 0)) {
            expect(to.owed).toBeGreaterThan(0);
            expect(sum - to.owed).toBeLessThan(Math.max(1, to.min));
          }
        },
      ),
    );
  });

  test('what a refusal asks for is allowed at once and is enough for the smallest withdrawal, until the wanted one is', () => {
    const list = worlds(fc.integer({ min: 1, max: 3000 }));
    fc.assert(
      fc.property(list, place, fc.integer({ min: 3000, max: 9000 }), (start, at, amount) => {
        const to = start[Math.floor(at * start.length)]?.id ?? '';
        let targets: readonly LoopTarget[] = start;
        for (let step = 0; step <= start.length; step++) {
          const problem = closedLoopProblem(targets, to, amount);
          if (!problem) return;
          expect(closedLoopProblem(targets, problem.targetId, problem.owed)).toBeNull();
          expect(problem.owed).toBeGreaterThanOrEqual(targets.find(({ id }) => id === problem.targetId)?.min ?? 0);
          targets = withdrawn(targets, problem.targetId, problem.owed);
        }
        expect(closedLoopProblem(targets, to, amount)).toBeNull();
      }),
    );
  });
});
