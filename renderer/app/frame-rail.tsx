import { Rail } from '#renderer/features/catalogue/rail/rail.tsx';
import { FavouritesSlot } from './favourites-slot.tsx';

/** The rail with what other features put into it. */
export function FrameRail() {
  return <Rail favourites={<FavouritesSlot />} />;
}
