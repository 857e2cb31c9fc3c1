import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { selectHasFavourites } from '#renderer/lib/ports/favourites-port.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';

const Favourites = lazyPart({
  load: async () => (await import('#renderer/features/favourites/favourites-rail.tsx')).FavouritesRail,
  namespaces: [],
});

/** Shows the favourites at the head of the rail; loads its code with the first favourite. */
export function FavouritesSlot() {
  const hasAny = useAppSelector(selectHasFavourites);
  return hasAny ? <Favourites /> : null;
}
