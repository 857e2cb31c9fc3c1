import { useCallback } from 'react';
import { useHost } from '#renderer/host/use-host.ts';
import { bodiesOf, DEFAULT_NOTICE_CHOICES, mayNotify } from '#shared/domain/notices/notice-choices.ts';
import type { ReminderKind, ReminderResult } from '#shared/host/desktop/reminders.ts';
import type { HostPort } from '#shared/host/host-port.ts';
import { noticeApi } from '../api/notice-api.ts';
import { selectPlayer } from '../api/session-api.ts';
import type { AppDispatch, AppState } from '../store/app-state.ts';
import { selectDisplay } from '../store/display-slice.ts';
import { useAppStore } from '../store/store-hooks.ts';
import { useServerClock } from '../time/use-now.ts';

/** A notice of the system as a part of the product means it. */
export interface NewReminder {
  readonly kind: ReminderKind;
  readonly title: string;
  /** Without amounts of money. */
  readonly plain: string;
  /** The same with them; `plain` when left out. */
  readonly withAmounts?: string;
  /** Path that a click leads to, with its language; the page that is open when left out. */
  readonly page?: string;
}

interface NotifyOptions {
  readonly store: { readonly dispatch: AppDispatch; readonly getState: () => AppState };
  readonly host: Pick<HostPort, 'reminders'>;
  /** Server clock, epoch ms. */
  readonly now: () => number;
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;

/** The minute of the day in a zone that is so many minutes ahead of UTC. */
export function minuteOfDay(now: number, zoneMinutes: number): number {
  const minute = Math.floor(now / MINUTE_MS) + zoneMinutes;
  return ((minute % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
}

/**
 * Shows a notice of the system as far as the player wants one; what the place that the page runs in does with it, it
 * answers. null: it is not wanted now, or nobody is signed in.
 */
export async function notify(options: NotifyOptions, notice: NewReminder): Promise<ReminderResult | null> {
  const { store, host, now } = options;
  const player = selectPlayer(store.getState());
  if (!player) return null;
  const { kind, title, plain, withAmounts = plain, page = '' } = notice;
  // Asked anew: they may have been changed a moment ago, here or on another device.
  const fresh = { subscribe: false, forceRefetch: true };
  const { data } = await store.dispatch(noticeApi.endpoints.noticeChoices.initiate({ userId: player.user_id }, fresh));
  const { choices, required } = data ?? { choices: DEFAULT_NOTICE_CHOICES, required: [] };
  const minute = minuteOfDay(now(), selectDisplay(store.getState()).timeZone);
  if (!mayNotify({ kind, choices, required, minute })) return null;
  const bodies = bodiesOf({ plain, withAmounts }, choices);
  return host.reminders.show({ kind, title, ...bodies, page, silent: !choices.sound });
}

/** Shows notices of the system; the same function all the time. */
export function useNotify(): (notice: NewReminder) => void {
  const store = useAppStore();
  const host = useHost();
  const clock = useServerClock();
  return useCallback((notice) => void notify({ store, host, now: clock.now }, notice), [store, host, clock]);
}
