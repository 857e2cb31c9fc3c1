import type { TabChannel } from '#renderer/lib/tabs/tab-channel.ts';

/** Time of the last input in any tab of this browser (shell §4, auto-logoff). */
export interface Activity {
  /** Clock of the device, epoch ms. */
  readonly at: () => number;
  /** Records input in this tab and reports it to the other tabs. */
  readonly touch: () => void;
  /** Records input of another tab at this time of the device's clock. */
  readonly heard: (at: number) => void;
  /** Records that the host measured this many ms without input. */
  readonly away: (ms: number) => void;
  /** Ignores input while a warning waits for its answer. */
  readonly hold: (isHeld: boolean) => void;
  readonly end: () => void;
}

interface ActivityOptions {
  readonly page: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  readonly channel: TabChannel;
  /** Clock of the device, epoch ms. */
  readonly now: () => number;
}

const INPUT = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;
/** Minimum time between two reports to other tabs, ms. */
const TOLD_MS = 5000;
const HOW = { passive: true, capture: true } as const;

/** Watches the input of this tab and the reports of the others. Opening the page counts as input. */
export function watchActivity({ page, channel, now }: ActivityOptions): Activity {
  let at = now();
  let toldAt = Number.NEGATIVE_INFINITY;
  let isHeld = false;

  function touch(): void {
    at = now();
    if (at - toldAt < TOLD_MS) return;
    toldAt = at;
    channel.post(at);
  }
  const input = () => {
    if (!isHeld) touch();
  };
  const heard = (instant: number) => {
    at = Math.max(at, Math.min(instant, now()));
  };

  touch();
  for (const kind of INPUT) page.addEventListener(kind, input, HOW);
  const stop = channel.listen((message) => {
    if (typeof message === 'number' && Number.isFinite(message)) heard(message);
  });
  return {
    at: () => at,
    touch: () => {
      toldAt = Number.NEGATIVE_INFINITY;
      touch();
    },
    heard,
    away: (ms) => {
      at = Math.min(at, now() - ms);
    },
    hold: (next) => {
      isHeld = next;
    },
    end: () => {
      for (const kind of INPUT) page.removeEventListener(kind, input, HOW);
      stop();
    },
  };
}
