import { useTranslation } from '../i18n/use-translation.tsx';
import { selectDisplay } from '../store/display-slice.ts';
import { useAppSelector } from '../store/store-hooks.ts';

interface GameNumberProps {
  readonly id: number;
  readonly className: string | undefined;
  /** Shows the digits alone, where space is short. */
  readonly brief?: boolean;
}

/** Shows the number of a game to players who want it (betting §3, isShowGameId). */
export function GameNumber({ id, className, brief = false }: GameNumberProps) {
  const { t } = useTranslation('games');
  const { isShowGameId } = useAppSelector(selectDisplay);
  if (!isShowGameId) return null;
  return (
    <span className={className} title={t('game_number', { id })}>
      <bdi>{brief ? id : t('game_number', { id })}</bdi>
    </span>
  );
}
