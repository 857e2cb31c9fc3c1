import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { selectHasFavourites } from '#renderer/lib/ports/favourites-port.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';

const Favourites = lazyPart({
  load: async () => (await import('#renderer/features/favourites/favourites-rail.tsx')).FavouritesRail,
  namespaces: [],
});

/** The favourites at the head of the rail; their code comes with the first of them. */
export function FavouritesSlot() {
  const hasAny = useAppSelector(selectHasFavourites);
  return hasAny ? <Favourites /> : null;
}
