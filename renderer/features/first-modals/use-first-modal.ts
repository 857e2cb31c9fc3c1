import { useEffect, useState } from 'react';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { useIsPlayer } from '#renderer/lib/page/visitor-kind.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { type FirstModal, nextFirstModal } from '#shared/domain/modals/first-modals.ts';
import { useModalFacts } from './use-modal-facts.ts';

/**
 * Returns the open dialog of those that open without a press, and the function that closes it. Checks once a second;
 * search bots see none.
 */
export function useFirstModal(isPlacing: boolean): { open: FirstModal | null; close: () => void } {
  const readFacts = useModalFacts(isPlacing);
  const isGuest = useAppSelector((state) => selectPlayer(state) === null);
  const isPlayer = useIsPlayer();
  const [open, setOpen] = useState<FirstModal | null>(null);
  useEffect(() => {
    if (!isPlayer) return;
    if (open !== null) {
      // A visitor who signed in in another tab needs no reminder.
      if (open === 'registration' && !isGuest) setOpen(null);
      return;
    }
    const next = nextFirstModal(readFacts());
    if (next !== null) setOpen(next);
  });
  return { open, close: () => setOpen(null) };
}
