import { Popover } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { toCallError } from '#renderer/lib/api/call-error.ts';
import { useRetry } from '#renderer/lib/api/use-retry.ts';
import { useOdds } from '#renderer/lib/feed/use-feed.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useBetText } from '#renderer/lib/text/use-bet-text.ts';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import { Button, IconButton } from '#renderer/ui/button.tsx';
import { Spinner } from '#renderer/ui/spinner.tsx';
import { useEscape } from '#renderer/ui/use-escape.ts';
import type { Game } from '#shared/contracts/catalogue.ts';
import type { PriceHistoryAnswer } from '#shared/contracts/price-history.ts';
import { unpackSelectionId } from '#shared/domain/ids/selection-id.ts';
import { usePriceHistoryQuery } from './api.ts';
import { MovementFacts } from './movement-facts.tsx';
import styles from './movement-popover.module.css';
import type { AskedPrice } from './watch-prices.ts';

interface PopoverProps {
  readonly game: Game;
  readonly asked: AskedPrice;
  readonly onHover: (isInside: boolean) => void;
  readonly onClose: () => void;
  readonly onMissing: () => void;
}

/** Returns the answer with the present price of the feed, which is newer. */
function withPresent(answer: PriceHistoryAnswer, price: number | undefined, now: number): PriceHistoryAnswer['points'] {
  const { points } = answer;
  if (price === undefined) return points;
  const at = Math.max(now, points.at(-1)?.at ?? now);
  return [...points, { at, price: price > 0 ? price : null }];
}

/** Shows how the price of one selection moved, next to its button. */
export function MovementPopover({ game, asked, onHover, onClose, onMissing }: PopoverProps) {
  const { t } = useTranslation(['movement', 'common']);
  const { button, selectionId, by } = asked;
  const onEscape = useEscape(onClose);
  const text = useBetText();
  const now = useNow(MINUTE_MS);
  const live = useOdds(selectionId);
  const anchor = useRef(button);
  const { data, error, isError, refetch } = usePriceHistoryQuery({ params: { selectionId: String(selectionId) } });
  const retry = useRetry(refetch);
  const isMissing = error !== undefined && toCallError(error).code === 'NOT_FOUND';
  useEffect(() => {
    if (isMissing) onMissing();
  }, [isMissing, onMissing]);
  const { marketType, period, param, outcome } = unpackSelectionId(selectionId);
  const { sportId, home, away } = game;
  const bet = { typeId: marketType, period, param, outcome, sportId, home, away };
  const name = `${text.market(bet)}: ${text.outcome(bet)}`;
  return (
    <Popover.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          className={styles.popover}
          side="top"
          sideOffset={6}
          collisionPadding={8}
          aria-label={t('title_of', { bet: name })}
          onEscapeKeyDown={onEscape}
          onOpenAutoFocus={(event) => by !== 'key' && event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (by === 'key') button.focus();
          }}
          onFocusOutside={(event) => {
            // A lifted finger gives the focus to what is below it by then; only a press leaves what a hold has opened.
            if (by === 'hold') event.preventDefault();
          }}
          onInteractOutside={(event) => {
            // The finger that holds the price is lifted from it.
            if (by === 'hold' && button.contains(event.target as Node)) event.preventDefault();
          }}
          onPointerEnter={() => onHover(true)}
          onPointerLeave={() => onHover(false)}
        >
          <header className={styles.head}>
            <h3 className={styles.title}>{name}</h3>
            <IconButton icon="close" size={14} label={t('common:close')} onClick={onClose} />
          </header>
          {data ? (
            <MovementFacts bet={bet} opening={data.opening} points={withPresent(data, live?.price, now)} />
          ) : isError ? (
            <p className={styles.failed} role="alert">
              {t('failed')} <Button onClick={retry}>{t('common:try_again')}</Button>
            </p>
          ) : (
            <p className={styles.waiting} role="status">
              <Spinner />
              <span className="vh">{t('waiting')}</span>
            </p>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
