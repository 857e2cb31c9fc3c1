import { type RefObject, useEffect, useRef, useState } from 'react';
import { useFeed } from '#renderer/lib/feed/use-feed.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import type { Game } from '#shared/contracts/catalogue.ts';
import { type AskedPrice, watchPrices } from './watch-prices.ts';

interface PopoverProps {
  readonly game: Game;
  readonly asked: AskedPrice;
  /** The pointer is on the movement, or has left it. */
  readonly onHover: (isInside: boolean) => void;
  readonly onClose: () => void;
  /** The back end has no such call. */
  readonly onMissing: () => void;
}

const MovementPopover = lazyPart<PopoverProps>({
  load: async () => (await import('./movement-popover.tsx')).MovementPopover,
  namespaces: ['movement'],
});

/** Ms in which the pointer can go from a price to its movement. */
const WAY_MS = 250;

interface MovementProps {
  readonly game: Game;
  /** Element whose prices show their movement. */
  readonly within: RefObject<HTMLElement | null>;
}

/** Shows how a price of the game moved when the player asks for it, where the back end can tell (decision 053). */
export function PriceMovement({ game, within }: MovementProps) {
  const { t } = useTranslation('games');
  const feed = useFeed();
  const isOffered = useAppSelector(selectConfig).paths.priceHistory !== null;
  const [isMissing, setMissing] = useState(false);
  const [asked, setAsked] = useState<AskedPrice | null>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOn = isOffered && !isMissing;
  const hover = (isInside: boolean) => {
    clearTimeout(leaving.current);
    if (!isInside) {
      leaving.current = setTimeout(() => setAsked((now) => (now?.by === 'hover' ? null : now)), WAY_MS);
    }
  };
  useEffect(() => {
    const root = within.current;
    if (!(isOn && root)) return;
    const idOf = (button: HTMLElement) => feed.current()?.cells.selectionOf(button) ?? null;
    const leave = () => {
      clearTimeout(leaving.current);
      leaving.current = setTimeout(() => setAsked((now) => (now?.by === 'hover' ? null : now)), WAY_MS);
    };
    const stop = watchPrices(root, {
      isPrice: (button) => idOf(button) !== null,
      leave,
      ask(button, by) {
        const selectionId = idOf(button);
        clearTimeout(leaving.current);
        if (selectionId !== null) setAsked({ button, selectionId, by });
      },
    });
    return () => {
      stop();
      clearTimeout(leaving.current);
    };
  }, [feed, within, isOn]);
  if (!isOn) return null;
  return (
    <>
      <p className="vh">{t('movement_keys')}</p>
      {asked ? (
        <MovementPopover
          key={asked.selectionId}
          game={game}
          asked={asked}
          onHover={hover}
          onClose={() => setAsked(null)}
          onMissing={() => setMissing(true)}
        />
      ) : null}
    </>
  );
}
