import { type RefObject, useEffect } from 'react';

/** Returns the field of the stake in the foot of the bet slip. */
export const stakeFieldOf = (foot: HTMLElement | null): HTMLElement | null =>
  foot?.querySelector<HTMLElement>('input[inputmode="decimal"]') ?? null;

/**
 * Moves the focus to the stake when the bet slip appears: after the keyboard has pressed the first price, and in an opened
 * sheet. A device that is only touched keeps it, because its on-screen keyboard would cover the bets.
 *
 * @param foot contains the field of the stake
 */
export function useStakeFocus(foot: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { activeElement } = document;
    const sheet = foot.current?.closest('[role="dialog"]') ?? null;
    const isByKeyboard = activeElement?.matches('button[aria-pressed="true"]:focus-visible') ?? false;
    const isOpened = sheet?.contains(activeElement) === true && matchMedia('(hover: hover)').matches;
    if (!isByKeyboard && !isOpened) return;
    stakeFieldOf(foot.current)?.focus({ preventScroll: true });
  }, [foot]);
}
