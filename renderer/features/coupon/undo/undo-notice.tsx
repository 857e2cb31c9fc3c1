import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { undoAsked } from '#renderer/lib/ports/coupon-port.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Button } from '#renderer/ui/button.tsx';
import styles from './undo-notice.module.css';
import { type UndoOffer, undoPassed } from './undo-offer.ts';

/** Ms for which a change can be taken back. */
const OFFERED_MS = 10_000;

function useUndoText(): (offer: UndoOffer) => string {
  const { t } = useTranslation('coupon');
  return ({ kind, count }) => t(`undo_${kind}`, { count });
}

/** Says the change that can be taken back, for a live region that stays. */
export function UndoWords() {
  const text = useUndoText();
  const offer = useAppSelector(({ coupon }) => coupon.undo);
  return offer ? text(offer) : null;
}

function Offer({ offer }: { readonly offer: UndoOffer }) {
  const { t } = useTranslation('coupon');
  const dispatch = useAppDispatch();
  const text = useUndoText();
  const button = useRef<HTMLButtonElement>(null);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => dispatch(undoPassed()), OFFERED_MS);
    return () => clearTimeout(timer);
  }, [isHeld, dispatch]);
  useEffect(() => {
    // A key has removed the last bet together with the focused button, so the focus waits at the panel.
    const { activeElement } = document;
    const isLeft = activeElement?.matches('[tabindex="-1"]:focus-visible') && activeElement.contains(button.current);
    if (isLeft) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <fieldset
      className={styles.offer}
      aria-label={text(offer)}
      data-undo=""
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ target }) => setHeld(target.matches(':focus-visible'))}
      onBlur={() => setHeld(false)}
    >
      <p>{text(offer)}</p>
      <Button ref={button} onClick={() => dispatch(undoAsked())}>
        {t('undo')}
      </Button>
    </fieldset>
  );
}

/**
 * Offers to take the last change of the bets back. The offer ends after some seconds or with the next change, and stays
 * while it is pointed at or has the focus of the keyboard.
 */
export function UndoNotice() {
  const offer = useAppSelector(({ coupon }) => coupon.undo);
  const [shown, setShown] = useState({ offer, turn: 0 });
  // A new offer starts its own time.
  if (shown.offer !== offer) setShown({ offer, turn: shown.turn + 1 });
  return offer ? <Offer key={shown.turn} offer={offer} /> : null;
}
