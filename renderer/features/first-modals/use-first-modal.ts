import { useEffect, useState } from 'react';
import { selectAccounts, selectPlayer } from '#renderer/lib/api/session-api.ts';
import { deviceStore } from '#renderer/lib/device/device-store.ts';
import { useRoute } from '#renderer/lib/routing/use-route.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { SECOND_MS, useNow, useServerClock } from '#renderer/lib/time/use-now.ts';
import { type FirstModal, nextFirstModal, playerConvertStatus } from '#shared/domain/modals/first-modals.ts';
import { readMemory } from './modal-memory.ts';

/** A page that asks for something itself is not talked over. */
function isPageBusy(layout: string | undefined, page: string | null | undefined): boolean {
  return (layout ?? 'default') !== 'default' || page === 'login';
}

/** What is open of those that open by themselves, and how it is closed. They are looked at once a second. */
export function useFirstModal(isPlacing: boolean): { open: FirstModal | null; close: () => void } {
  const config = useAppSelector(selectConfig);
  const player = useAppSelector(selectPlayer);
  const accounts = useAppSelector(selectAccounts);
  const row = useRoute()?.row;
  const clock = useServerClock();
  const now = useNow(SECOND_MS);
  const [openSince] = useState(clock.now);
  const [open, setOpen] = useState<FirstModal | null>(null);
  const userId = player?.user_id ?? null;
  useEffect(() => {
    if (open !== null) {
      // Whoever has signed in elsewhere needs no reminder.
      if (open === 'registration' && userId !== null) setOpen(null);
      return;
    }
    const next = nextFirstModal({
      config,
      memory: readMemory(deviceStore, {
        keep: config.ageGate?.keep ?? 'local',
        intervalMinutes: config.registrationReminder?.intervalMinutes ?? 0,
      }),
      now: Math.max(now, openSince),
      openSince,
      userId,
      convertStatus: playerConvertStatus(accounts),
      isHome: row?.page === 'home',
      isPlacing,
      isDialogOpen: isPageBusy(row?.layout, row?.page) || document.querySelector('[role="dialog"]') !== null,
    });
    if (next !== null) setOpen(next);
  });
  return { open, close: () => setOpen(null) };
}
