import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { StarButton } from '#renderer/ui/star-button.tsx';
import { useAppDispatch, useAppSelector } from '../store/store-hooks.ts';
import { type FavouriteToggle, favouriteToggled, isFavourite } from './favourites-port.ts';

type FavouriteStarProps = FavouriteToggle & {
  /** Name of the star's item in the player's language. */
  readonly name: string;
  readonly size?: number;
};

/** Draws the star of a game, a competition, a team or a market. */
export function FavouriteStar({ name, size = 16, ...toggle }: FavouriteStarProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const pressed = useAppSelector((state) => isFavourite(state, toggle.kind, toggle.item.id));
  return (
    <StarButton
      label={t('favourite_star', { name })}
      pressed={pressed}
      size={size}
      onPress={() => dispatch(favouriteToggled(toggle))}
    />
  );
}
