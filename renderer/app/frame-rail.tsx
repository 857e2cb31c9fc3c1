import { useLayoutEffect } from 'react';
import { Rail } from '#renderer/features/catalogue/rail/rail.tsx';
import { applyDisplay } from '#renderer/features/preferences/apply-display.ts';
import { selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { FavouritesSlot } from './favourites-slot.tsx';

/** Draws the rail with the parts that other features add to it. */
export function FrameRail() {
  const display = useAppSelector(selectDisplay);
  // A press folds rail and coupon by attributes of the page, and the listeners may come later than the press.
  useLayoutEffect(() => applyDisplay(display), [display]);
  return <Rail favourites={<FavouritesSlot />} />;
}
