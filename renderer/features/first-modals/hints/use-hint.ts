import { useEffect, useState } from 'react';
import { deviceStore } from '#renderer/lib/device/device-store.ts';
import { useIsPlayer } from '#renderer/lib/page/visitor-kind.ts';
import { useRoute } from '#renderer/lib/routing/use-route.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { nextFirstModal } from '#shared/domain/modals/first-modals.ts';
import { type Hint, type HintFacts, nextHint } from '#shared/domain/modals/hints.ts';
import { useModalFacts } from '../use-modal-facts.ts';
import { readSeenHints, rememberHints } from './hint-memory.ts';

const GAME_PAGES: readonly unknown[] = ['home', 'section', 'game'];

interface ShownHint {
  readonly hint: Hint | null;
  /** Closes it, and stops showing these hints on this device. */
  readonly close: (hints: readonly Hint[]) => void;
}

/**
 * Returns the hint to show. It waits until no other dialog opens without a press, disappears for every dialog, and
 * stays hidden from search bots.
 */
export function useHint(isPlacing: boolean): ShownHint {
  const readFacts = useModalFacts(isPlacing);
  const isPlayer = useIsPlayer();
  const hasGames = GAME_PAGES.includes(useRoute()?.row.page);
  const hasBets = useAppSelector(({ coupon }) => coupon.bets.length > 0);
  const hasFavourites = useAppSelector(({ favourites: { game, competition, team, market } }) =>
    [game, competition, team, market].some(({ length }) => length > 0),
  );
  const isConsentAsked = useAppSelector(({ consent }) => consent.isAsked);
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const [hint, setHint] = useState<Hint | null>(null);
  const look = (): HintFacts => {
    const facts = readFacts();
    const { now, openSince, isDialogOpen } = facts;
    const isBusy = !isPlayer || isPlacing || isConsentAsked || isDialogOpen || nextFirstModal(facts) !== null;
    const seen = readSeenHints(deviceStore.local);
    return { seen, now, openSince, closedAt, hasGames, hasBets, hasFavourites, isBusy };
  };
  useEffect(() => setHint(nextHint(look())));
  return {
    hint,
    close: (hints) => {
      rememberHints(deviceStore.local, hints);
      setClosedAt(readFacts().now);
      setHint(null);
    },
  };
}
