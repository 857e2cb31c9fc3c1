import type { CallAnswer } from '#shared/contracts/call.ts';
import type { SessionEnd, SessionLife, sessionPulseCall } from '#shared/contracts/session-life.ts';
import {
  type AutoLogoffConfig,
  type IdleState,
  idleStateOf,
  limitWarning,
  secondsToAnswer,
} from '#shared/domain/care/care-rules.ts';
import type { Activity } from './activity.ts';

type Pulse = CallAnswer<typeof sessionPulseCall>;

/** State of the watch that the page shows. */
export interface WatchState {
  /** Seconds left to answer the warning; null without one. */
  readonly secondsLeft: number | null;
  /** A reality check is due. */
  readonly isRealityDue: boolean;
  /** A looser deposit limit waits for the player's confirmation. */
  readonly isLimitToDecide: boolean;
}

/**
 * Watch of a session's deadlines. It compares all of them with clocks, so that sleep and hidden tabs change nothing.
 */
export interface SessionWatch {
  /** The same object until it changes. */
  readonly state: () => WatchState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Called when the player answers the warning. */
  readonly stay: () => void;
  /** Asks the server for the state of the session. */
  readonly look: () => void;
  readonly end: () => void;
}

interface WatchOptions {
  readonly config: () => AutoLogoffConfig;
  readonly activity: Activity;
  /** Clock of the device, epoch ms. */
  readonly now: () => number;
  /** Server clock, epoch ms. */
  readonly serverNow: () => number;
  /** Returns null without an answer. */
  readonly pulse: (idleMs: number, isUnanswered: boolean) => Promise<Pulse | null>;
  readonly ping: () => void;
  /** The server reported the end of the session with its reason, null where it does not know, and the end of an exclusion. */
  readonly onOver: (end: SessionEnd | null, until: number | null) => void;
  /** The session limit is this many minutes away; each warning comes once. */
  readonly onLimitSoon: (minutes: number) => void;
  /** Whether an action of the player is running, such as a bet: the player is not idle meanwhile. */
  readonly isBusy: () => boolean;
}

const TICK_MS = 1000;
const PULSE_MS = 30_000;
/** Interval of pings, ms (shell §9: limit ping). */
const PING_MS = 30_000;
/** Wait before a deadline is checked again after a call without an answer, ms. */
const AGAIN_MS = 5000;
const MINUTE_MS = 60_000;
/** WCAG 2.2.1: a warning can be answered for 20 s at least. */
const MIN_WARNING_MS = 20_000;
const CALM: WatchState = { secondsLeft: null, isRealityDue: false, isLimitToDecide: false };

const isSame = (a: WatchState, b: WatchState) =>
  a.secondsLeft === b.secondsLeft && a.isRealityDue === b.isRealityDue && a.isLimitToDecide === b.isLimitToDecide;

const isPast = (at: number | null | undefined, now: number) => at !== null && at !== undefined && at <= now;

/** Returns a guard that lets an action run at an interval, by the clock of the device. */
function every(now: () => number) {
  let doneAt = Number.NEGATIVE_INFINITY;
  return {
    isDue: (ms: number) => Math.abs(now() - doneAt) >= ms,
    done: () => {
      doneAt = now();
    },
  };
}

/** Watches the session of the signed-in player. */
export function watchSession(options: WatchOptions): SessionWatch {
  const { config, activity, now, serverNow, pulse, ping, onOver, onLimitSoon, isBusy } = options;
  const listeners = new Set<() => void>();
  const [pulses, pings] = [every(now), every(now)];
  let life: SessionLife | null = null;
  let state = CALM;
  let warnedOf: number | null = null;
  let warnedAt: number | null = null;
  let isEnded = false;

  function show(next: WatchState): void {
    if (isSame(next, state)) return;
    activity.hold(next.secondsLeft !== null);
    state = next;
    for (const listener of listeners) listener();
  }

  async function ask(isUnanswered = false): Promise<void> {
    pulses.done();
    const askedAt = now();
    const idleMs = Math.max(0, Math.round(askedAt - activity.at()));
    const answer = await pulse(idleMs, isUnanswered);
    if (isEnded || answer === null) return;
    if (answer.life === null) {
      end();
      onOver(answer.end, answer.until ?? null);
      return;
    }
    const known = answer.life;
    life = known;
    // The time until the answer came, such as sleep, is idle time as well.
    activity.heard(askedAt - Math.max(0, answer.now - known.activeAt));
    tick();
  }

  /** Warns once at each threshold that the session limit is near. */
  function warnOfLimit(leftMs: number): void {
    const warning = limitWarning(leftMs);
    if (warning === null || (warnedOf !== null && warning >= warnedOf)) return;
    warnedOf = warning;
    onLimitSoon(Math.ceil(leftMs / MINUTE_MS));
  }

  function followLimit(limitAt: number | null): boolean {
    if (limitAt === null) {
      warnedOf = null;
      return false;
    }
    if (pings.isDue(PING_MS)) {
      pings.done();
      ping();
    }
    warnOfLimit(limitAt - serverNow());
    return limitAt <= serverNow();
  }

  /** Returns the state of idleness; a warning that opens late, such as after sleep, still has its minimum time. */
  function judgeIdle(): { readonly idle: IdleState; readonly secondsLeft: number | null } {
    const idle = idleStateOf(config(), activity.at(), now());
    if (idle === 'active') warnedAt = null;
    else if (idle === 'warned') warnedAt ??= now();
    if (idle === 'active') return { idle, secondsLeft: null };
    const heldMs = warnedAt === null ? 0 : Math.min(MIN_WARNING_MS, warnedAt + MIN_WARNING_MS - now());
    const secondsLeft = Math.max(secondsToAnswer(config(), activity.at(), now()), Math.ceil(heldMs / TICK_MS));
    return { idle: idle === 'over' && heldMs > 0 ? 'warned' : idle, secondsLeft };
  }

  function tick(): void {
    if (isEnded) return;
    if (isBusy()) activity.touch();
    const { idle, secondsLeft } = judgeIdle();
    const isLimitOver = followLimit(life?.limitAt ?? null);
    show({
      secondsLeft,
      isRealityDue: isPast(life?.realityAt, serverNow()),
      isLimitToDecide: isPast(life?.limitToApproveAt, serverNow()),
    });
    const isUrgent = idle === 'over' || isLimitOver;
    if (pulses.isDue(isUrgent ? AGAIN_MS : PULSE_MS)) void ask(idle === 'over');
  }

  const timer = setInterval(tick, TICK_MS);
  function end(): void {
    isEnded = true;
    clearInterval(timer);
    listeners.clear();
  }
  void ask();
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stay() {
      activity.touch();
      tick();
      void ask();
    },
    look: () => void ask(),
    end,
  };
}
