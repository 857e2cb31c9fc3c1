import type { HostPort } from '#shared/host/host-port.ts';

const CHECK_MS = 1000;
const MS_A_MINUTE = 60_000;
const activity = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Idle detection of a page: measures from input events to the wall clock, so that time asleep counts. */
export const webIdle: HostPort['idle'] = {
  watch: (minutes, onIdle) => {
    if (minutes === null) return () => {};
    let lastInput = Date.now();
    let hasFired = false;
    const touch = () => {
      lastInput = Date.now();
      hasFired = false;
    };
    const check = () => {
      const idleMs = Date.now() - lastInput;
      if (hasFired || idleMs < minutes * MS_A_MINUTE) return;
      hasFired = true;
      onIdle(Math.round(idleMs / 1000));
    };
    for (const kind of activity) window.addEventListener(kind, touch, { passive: true, capture: true });
    const timer = setInterval(check, CHECK_MS);
    return () => {
      clearInterval(timer);
      for (const kind of activity) window.removeEventListener(kind, touch, { capture: true });
    };
  },
  away: () => () => {},
};
