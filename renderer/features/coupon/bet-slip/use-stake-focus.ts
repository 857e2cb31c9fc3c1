import { type RefObject, useEffect } from 'react';
import { selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { askAnswered } from '../slice.ts';

/** Tells whether the focus is still where the press of a price left it: some browsers do not focus a pressed button. */
function isWhereThePressWas(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.matches('button[aria-pressed="true"]');
}

/**
 * Moves the focus to the stake, with its text selected: when a key asks for it, after the mouse has pressed the first
 * price, and in an opened sheet. A press of a price by keyboard keeps the focus in its list, and a device that is only
 * touched keeps it because its on-screen keyboard would cover the bets.
 *
 * @param foot contains the field of the stake
 * @param button places the bets; a key may ask for it too
 */
export function useStakeFocus(foot: RefObject<HTMLElement | null>, button: RefObject<HTMLElement | null>): void {
  const dispatch = useAppDispatch();
  const asked = useAppSelector(({ coupon }) => coupon.asked);
  const { isCouponFolded } = useAppSelector(selectDisplay);
  useEffect(() => {
    const { activeElement } = document;
    const sheet = foot.current?.closest('[role="dialog"]') ?? null;
    if (!sheet?.contains(activeElement) || !matchMedia('(hover: hover)').matches) return;
    stakeIn(foot.current)?.focus({ preventScroll: true });
  }, [foot]);
  useEffect(() => {
    if (asked === null || asked === 'take-back' || asked === 'promo') return;
    // A key unfolds the coupon first.
    if (asked !== 'stake-by-mouse' && isCouponFolded) return;
    const stake = stakeIn(foot.current);
    if (asked === 'place') button.current?.focus();
    else if (asked === 'stake' || asked === 'bets' || isWhereThePressWas()) {
      stake?.focus({ preventScroll: true });
      stake?.select();
    }
    dispatch(askAnswered());
  }, [asked, isCouponFolded, dispatch, foot, button]);
}

function stakeIn(foot: HTMLElement | null): HTMLInputElement | null {
  return foot?.querySelector<HTMLInputElement>('input[inputmode="decimal"]') ?? null;
}
