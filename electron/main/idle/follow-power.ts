import type { PowerMonitor } from 'electron';
import type { idleCalls } from '#shared/host/desktop/idle.ts';
import type { HandlersOf } from '../ipc/answer-calls.ts';
import { type IdleStretch, IdleWatch } from './idle-watch.ts';

/** The parts of powerMonitor that tell of input, sleep and the lock of the screen. */
export type PowerPort = Pick<PowerMonitor, 'getSystemIdleState' | 'getSystemIdleTime' | 'on'>;

interface PowerOptions {
  readonly power: PowerPort;
  readonly onIdle: (stretch: IdleStretch) => void;
  /** The screen was locked or unlocked. */
  readonly onLock: (isLocked: boolean) => void;
}

/** What the main process knows of input, sleep and the lock of the screen. */
export interface PowerWatch {
  readonly handlers: HandlersOf<typeof idleCalls>;
  /** The page is gone: the next one hears of a stretch that goes on, too. */
  readonly pageGone: () => void;
  /** Whether the screen is locked, as far as the system says so. */
  readonly isLocked: () => boolean;
}

const CHECK_MS = 1000;

/** Follows the machine from here on; call it when the app is ready. */
export function followPower({ power, onIdle, onLock }: PowerOptions): PowerWatch {
  let isLocked = false;
  const watch = new IdleWatch(
    { systemIdle: () => power.getSystemIdleTime(), wall: Date.now, steady: () => performance.now() },
    onIdle,
  );
  const lock = (next: boolean) => {
    isLocked = next;
    if (!next) watch.wake();
    onLock(next);
  };
  power.on('suspend', () => watch.sleep());
  power.on('resume', () => watch.wake());
  power.on('lock-screen', () => lock(true));
  power.on('unlock-screen', () => lock(false));
  setInterval(() => watch.look(), CHECK_MS).unref();
  return {
    handlers: {
      'idle:configure': (minutes) => watch.watch(minutes) as undefined,
      'idle:active': (agoMs) => watch.active(agoMs) as undefined,
    },
    pageGone: () => watch.watch([]),
    // Not every system tells of the lock; some answer when they are asked.
    isLocked: () => isLocked || power.getSystemIdleState(1) === 'locked',
  };
}
