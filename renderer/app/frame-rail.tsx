import { Rail } from '#renderer/features/catalogue/rail/rail.tsx';
import { FavouritesSlot } from './favourites-slot.tsx';

/** Draws the rail with the parts that other features add to it. */
export function FrameRail() {
  return <Rail favourites={<FavouritesSlot />} />;
}
