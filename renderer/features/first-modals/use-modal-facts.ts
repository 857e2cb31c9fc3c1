import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { selectAccounts, selectPlayer } from '#renderer/lib/api/session-api.ts';
import { deviceStore } from '#renderer/lib/device/device-store.ts';
import { useRoute } from '#renderer/lib/routing/use-route.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { SECOND_MS, useNow, useServerClock } from '#renderer/lib/time/use-now.ts';
import { type ModalFacts, playerConvertStatus } from '#shared/domain/modals/first-modals.ts';
import { asksForDialog } from '#shared/domain/routing/sign-in-request.ts';
import { readMemory } from './modal-memory.ts';

/** Whether the page asks for something itself, so that no dialog should interrupt. */
function isPageBusy(layout: string | undefined, page: string | null | undefined): boolean {
  return (layout ?? 'default') !== 'default' || page === 'login';
}

/** Returns the function that reads what decides about automatic dialogs; it redraws once a second. */
export function useModalFacts(isPlacing: boolean): () => ModalFacts {
  const config = useAppSelector(selectConfig);
  const player = useAppSelector(selectPlayer);
  const accounts = useAppSelector(selectAccounts);
  // The dialogs of the player load when they are first asked for, and are not drawn until then.
  const isAsked = useAppSelector(({ auth }) => auth.dialog !== null);
  const row = useRoute()?.row;
  const isHome = row?.page === 'home';
  const isAskedByAddress = asksForDialog(useLocation().search, isHome);
  const clock = useServerClock();
  const now = useNow(SECOND_MS);
  const [openSince] = useState(clock.now);
  return () => ({
    config,
    memory: readMemory(deviceStore, {
      keep: config.ageGate?.keep ?? 'local',
      intervalMinutes: config.registrationReminder?.intervalMinutes ?? 0,
    }),
    now: Math.max(now, openSince),
    openSince,
    userId: player?.user_id ?? null,
    convertStatus: playerConvertStatus(accounts),
    isHome,
    isRegistering: row?.page === 'registration',
    isPlacing,
    isDialogOpen:
      isAsked ||
      isAskedByAddress ||
      isPageBusy(row?.layout, row?.page) ||
      document.querySelector('[role="dialog"]') !== null,
  });
}
