import { describe, expect, test } from 'vitest';
import { type IdleStretch, IdleWatch } from './idle-watch.ts';

const MINUTE = 60_000;

/** Machine whose time passes only when the test says so. */
function createMachine(limits: readonly number[] = [10]) {
  let [wall, steady, system] = [1_800_000_000_000, 0, 0];
  const fired: IdleStretch[] = [];
  const watch = new IdleWatch(
    { systemIdle: () => Math.floor(system / 1000), wall: () => wall, steady: () => steady },
    (stretch) => fired.push(stretch),
  );
  watch.watch(limits);
  return {
    watch,
    fired,
    /** Lets time pass while the machine is awake; another app may receive input meanwhile. */
    pass(ms: number, how: { readonly isBusyElsewhere?: boolean; readonly isSystemDeaf?: boolean } = {}) {
      for (let left = ms; left > 0; left -= 1000) {
        const step = Math.min(1000, left);
        wall += step;
        steady += step;
        system = how.isBusyElsewhere || how.isSystemDeaf ? 0 : system + step;
        watch.look();
      }
    },
    /** Simulates input in the window that the page reports `agoMs` later. */
    input({ agoMs = 0, isSeenBySystem = true } = {}) {
      if (isSeenBySystem) system = agoMs;
      watch.active(agoMs);
      watch.look();
    },
    sleep(ms: number, { doesCounterRun = true } = {}) {
      watch.sleep();
      wall += ms;
      if (doesCounterRun) system += ms;
      watch.wake();
    },
    setClock(ms: number) {
      wall += ms;
      watch.look();
    },
    systemSays(ms: number) {
      system = ms;
      watch.look();
    },
  };
}

type Machine = ReturnType<typeof createMachine>;

describe('[Z-03] [A-07] a player without input in the window is idle', () => {
  test.each<[string, (machine: Machine) => void, boolean]>([
    ['not before its time', (one) => one.pass(10 * MINUTE - 1000), false],
    ['when its time has come', (one) => one.pass(10 * MINUTE), true],
    ['also while working in another app', (one) => one.pass(10 * MINUTE, { isBusyElsewhere: true }), true],
    ['also where the system always says 0', (one) => one.pass(10 * MINUTE, { isSystemDeaf: true }), true],
    [
      'not after input in the window',
      (one) => {
        one.pass(9 * MINUTE);
        one.input();
        one.pass(9 * MINUTE);
      },
      false,
    ],
    [
      'counted from the input, not from when the page told of it',
      (one) => {
        one.pass(MINUTE);
        one.input({ agoMs: 5000 });
        one.pass(10 * MINUTE - 5000);
      },
      true,
    ],
    [
      'not where keys are pressed that the system does not count',
      (one) => {
        for (let minute = 0; minute < 12; minute += 1) {
          one.pass(MINUTE);
          one.input({ isSeenBySystem: false });
        }
      },
      false,
    ],
    [
      'though such a counter is not believed until it agrees again',
      (one) => {
        one.pass(MINUTE);
        one.input({ isSeenBySystem: false });
        one.pass(MINUTE);
        one.input();
        one.systemSays(10 * MINUTE);
      },
      true,
    ],
    ['when the system has counted longer than the page', (one) => one.systemSays(10 * MINUTE), true],
    ['when the machine slept', (one) => one.sleep(10 * MINUTE), true],
    ['when it slept and the counter stood still', (one) => one.sleep(10 * MINUTE, { doesCounterRun: false }), true],
    [
      'before and after a short sleep together',
      (one) => {
        one.pass(5 * MINUTE, { isSystemDeaf: true });
        one.sleep(2 * MINUTE, { doesCounterRun: false });
        one.pass(3 * MINUTE, { isSystemDeaf: true });
      },
      true,
    ],
    ['not because the clock was set forward', (one) => one.setClock(600 * MINUTE), false],
    [
      'though the clock was set back',
      (one) => {
        one.pass(5 * MINUTE);
        one.setClock(-600 * MINUTE);
        one.pass(5 * MINUTE);
      },
      true,
    ],
    [
      'not because the clock went back while the machine slept',
      (one) => {
        one.watch.sleep();
        one.setClock(-60 * MINUTE);
        one.watch.wake();
      },
      false,
    ],
  ])('%s', (_name, play, isIdle) => {
    const machine = createMachine();
    play(machine);
    expect(machine.fired).toHaveLength(isIdle ? 1 : 0);
    if (isIdle) expect(machine.fired[0]?.seconds).toBeGreaterThanOrEqual(600);
  });

  test('an idle time is reported once, and the next one again', () => {
    const machine = createMachine();
    machine.pass(30 * MINUTE);
    machine.input();
    machine.pass(11 * MINUTE);
    expect(machine.fired.map(({ seconds }) => seconds)).toEqual([600, 600]);
  });

  test('each limit is reported separately, and a new list keeps what was reported', () => {
    const machine = createMachine([0.5, 10]);
    machine.pass(MINUTE);
    machine.watch.watch([0.5, 2]);
    machine.pass(2 * MINUTE);
    machine.watch.watch([]);
    machine.pass(20 * MINUTE);
    expect(machine.fired.map(({ minutes }) => minutes)).toEqual([0.5, 2]);
  });
});
