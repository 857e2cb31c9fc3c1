import { useTranslation } from 'react-i18next';
import { GAME_STATUS, type GameState } from '#shared/domain/game/game-state.ts';
import { sportById } from '#shared/domain/sports/sports.ts';
import { useMarketText } from './use-market-text.ts';

export interface GameText {
  /** "2nd half", "Half-time", "Break", "Finished" */
  readonly stage: (sportId: number, state: GameState) => string;
  /** "Arsenal – Chelsea" */
  readonly pair: (game: { home: { name: string }; away: { name: string } }) => string;
  /** "Corner", "Goal" */
  readonly incident: (kind: string) => string;
}

/** What happens in a game, in words. */
export function useGameText(): GameText {
  const { t, i18n } = useTranslation('games');
  const markets = useMarketText();
  const stage = (sportId: number, state: GameState): string => {
    switch (state.statusId) {
      case GAME_STATUS.finished:
        return t('stage_finished');
      case GAME_STATUS.cancelled:
        return t('stage_cancelled');
      case GAME_STATUS.scheduled:
        return t('stage_scheduled');
      case GAME_STATUS.break:
        return sportById(sportId)?.periodKind === 'half' && state.period === 1
          ? t('stage_half_time')
          : t('stage_break');
      default:
        return markets.period(sportId, state.period) ?? t('stage_live');
    }
  };
  return {
    stage,
    pair: ({ home, away }) => t('pair', { home: home.name, away: away.name }),
    incident: (kind) => (i18n.exists(`games:incident_${kind}`) ? t(`incident_${kind}`) : t('incident_other')),
  };
}
