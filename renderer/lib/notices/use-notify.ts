import { useCallback } from 'react';
import { useHost } from '#renderer/host/use-host.ts';
import { bodiesOf, DEFAULT_NOTICE_CHOICES, mayNotify } from '#shared/domain/notices/notice-choices.ts';
import { minutesFromUtc, type Zone } from '#shared/domain/time/zone.ts';
import type { ReminderKind, ReminderResult } from '#shared/host/desktop/reminders.ts';
import type { HostPort } from '#shared/host/host-port.ts';
import { noticeApi } from '../api/notice-api.ts';
import { selectPlayer } from '../api/session-api.ts';
import type { AppDispatch, AppState } from '../store/app-state.ts';
import { selectDisplay } from '../store/display-slice.ts';
import { useAppStore } from '../store/store-hooks.ts';
import { useServerClock } from '../time/use-now.ts';

/** System notification as a part of the product requests it. */
export interface NewReminder {
  readonly kind: ReminderKind;
  readonly title: string;
  /** Text without amounts of money. */
  readonly plain: string;
  /** Text with amounts; `plain` when left out. */
  readonly withAmounts?: string;
  /** Path that a click opens, with its language; the open page when left out. */
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

/** Returns the minute of the day in a zone. */
export function minuteOfDay(now: number, zone: Zone): number {
  const minute = Math.floor(now / MINUTE_MS) + minutesFromUtc(zone, now);
  return ((minute % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
}

/**
 * Shows a system notification if the player wants one, and returns the host's result. null: the player does not want it
 * now, or no player is signed in.
 */
export async function notify(options: NotifyOptions, notice: NewReminder): Promise<ReminderResult | null> {
  const { store, host, now } = options;
  const player = selectPlayer(store.getState());
  if (!player) return null;
  const { kind, title, plain, withAmounts = plain, page = '' } = notice;
  // Fetched again: the player may just have changed the choices, here or on another device.
  const fresh = { subscribe: false, forceRefetch: true };
  const { data } = await store.dispatch(noticeApi.endpoints.noticeChoices.initiate({ userId: player.user_id }, fresh));
  const { choices, required } = data ?? { choices: DEFAULT_NOTICE_CHOICES, required: [] };
  const minute = minuteOfDay(now(), selectDisplay(store.getState()).timeZone);
  if (!mayNotify({ kind, choices, required, minute })) return null;
  const bodies = bodiesOf({ plain, withAmounts }, choices);
  return host.reminders.show({ kind, title, ...bodies, page, silent: !choices.sound });
}

/** Returns the function that shows system notifications; it never changes. */
export function useNotify(): (notice: NewReminder) => void {
  const store = useAppStore();
  const host = useHost();
  const clock = useServerClock();
  return useCallback((notice) => void notify({ store, host, now: clock.now }, notice), [store, host, clock]);
}
