import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { GAME_STATUS, type GameState } from '#shared/domain/game/game-state.ts';
import { isHalfTime } from '#shared/domain/game/period-text.ts';
import { assertNever } from '#shared/errors/assert-never.ts';
import { useMarketText } from './use-market-text.ts';

export interface GameText {
  /** "2nd half", "Half-time", "Break", "Finished" */
  readonly stage: (sportId: number, state: GameState) => string;
  /** "Arsenal – Chelsea" */
  readonly pair: (game: { home: { name: string }; away: { name: string } }) => string;
  /** "Corner", "Goal", "2nd half begins" */
  readonly incident: (sportId: number, state: GameState, incident: { kind: string; period?: number }) => string;
  /** "2nd half", "Overtime", "Shoot-out" */
  readonly period: (sportId: number, state: GameState, period: number) => string;
}

/** Returns functions that write the events of a game in words. */
export function useGameText(): GameText {
  const { t, has } = useTranslation('games');
  const markets = useMarketText();
  const period = (sportId: number, state: GameState, number: number) =>
    markets.playedPeriod(sportId, state, number) ?? t('stage_live');
  const running = (sportId: number, state: GameState): string => {
    const name = period(sportId, state, state.period);
    switch (state.phase) {
      case undefined:
        return name;
      case 'shootout':
        return t('stage_shootout');
      case 'super_over':
        return t('stage_super_over');
      case 'tie_break':
        return t('stage_tie_break', { period: name });
      case 'top':
        return t('stage_top', { period: name });
      case 'bottom':
        return t('stage_bottom', { period: name });
      default:
        return assertNever(state.phase, 'phase');
    }
  };
  const stage = (sportId: number, state: GameState): string => {
    switch (state.statusId) {
      case GAME_STATUS.finished:
        return t('stage_finished');
      case GAME_STATUS.cancelled:
        return t('stage_cancelled');
      case GAME_STATUS.scheduled:
        return t('stage_scheduled');
      case GAME_STATUS.break:
        return t(isHalfTime(sportId, state) ? 'stage_half_time' : 'stage_break');
      default:
        return running(sportId, state);
    }
  };
  return {
    stage,
    period,
    pair: ({ home, away }) => t('pair', { home: home.name, away: away.name }),
    incident: (sportId, state, { kind, period: number = state.period }) =>
      has(`incident_${kind}`) ? t(`incident_${kind}`, { period: period(sportId, state, number) }) : t('incident_other'),
  };
}
