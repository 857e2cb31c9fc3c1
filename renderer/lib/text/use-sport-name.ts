import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { sportById } from '#shared/domain/sports/sports.ts';

/** Returns a function that names sports. */
export function useSportName(): (sportId: number) => string {
  const { t } = useTranslation(['sports', 'games']);
  return (sportId) => {
    const sport = sportById(sportId);
    return sport ? t(`sports:${sport.key}`) : t('games:sport_other');
  };
}
