import type { PowerMonitor } from 'electron';
import type { idleCalls } from '#shared/host/desktop/idle.ts';
import type { HandlersOf } from '../ipc/answer-calls.ts';
import { type IdleStretch, IdleWatch } from './idle-watch.ts';

/** Parts of powerMonitor that report input, sleep and the screen lock. */
export type PowerPort = Pick<PowerMonitor, 'getSystemIdleState' | 'getSystemIdleTime' | 'on'>;

interface PowerOptions {
  readonly power: PowerPort;
  readonly onIdle: (stretch: IdleStretch) => void;
  /** Called when the screen is locked or unlocked. */
  readonly onLock: (isLocked: boolean) => void;
}

/** State of input, sleep and screen lock that the main process has observed. */
export interface PowerWatch {
  readonly handlers: HandlersOf<typeof idleCalls>;
  /** Forgets the page, so that the next page is told of an idle time that has already begun. */
  readonly pageGone: () => void;
  /** Tells whether the screen is locked, as far as the operating system reports it. */
  readonly isLocked: () => boolean;
}

const CHECK_MS = 1000;

/** Follows input, sleep and lock of the machine; call it when the app is ready. */
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
    // Some operating systems report no lock, but answer when asked.
    isLocked: () => isLocked || power.getSystemIdleState(1) === 'locked',
  };
}
