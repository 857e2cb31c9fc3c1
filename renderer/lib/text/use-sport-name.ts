import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { sportById } from '#shared/domain/sports/sports.ts';
import { selectOwnSportNames } from '../api/sports-api.ts';
import type { Translate } from '../i18n/translations.ts';
import { useAppSelector } from '../store/store-hooks.ts';

/** Returns the name of a sport: our text, or the name that the back end gives to a sport of its own. */
export function sportNameOf(t: Translate, own: ReadonlyMap<number, string>, sportId: number): string {
  const sport = sportById(sportId);
  return sport ? t(`sports:${sport.key}`) : (own.get(sportId) ?? t('games:sport_other'));
}

/** Returns a function that names sports. */
export function useSportName(): (sportId: number) => string {
  const { t } = useTranslation(['sports', 'games']);
  const own = useAppSelector(selectOwnSportNames);
  return (sportId) => sportNameOf(t, own, sportId);
}
