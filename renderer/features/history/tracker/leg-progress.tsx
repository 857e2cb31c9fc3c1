import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useKnownState } from '#renderer/lib/live/use-known-state.ts';
import { type BetSubject, type BetText, useBetText } from '#renderer/lib/text/use-bet-text.ts';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import type { CouponLeg } from '#shared/contracts/coupon.ts';
import { legProgress, type TrackedLegProgress as Progress } from '#shared/domain/coupon/tracker/leg-progress.ts';
import { GAME_STATUS, type GameState } from '#shared/domain/game/game-state.ts';
import styles from './leg-progress.module.css';

/** Kinds of progress that have a count. */
const COUNTED: ReadonlySet<Progress['kind']> = new Set([
  'more',
  'room',
  'swing',
  'holds',
  'leads',
  'catch_up',
  'apart',
]);

/** Returns what has to happen, with its market: "Both teams to score: No". */
function neededOf(leg: BetSubject, text: BetText): string {
  return `${text.market(leg)}: ${text.outcome(leg)}`;
}

/** Returns a function that says what a leg still needs; where the game's state does not tell, what has to happen. */
export function useProgressText(): (leg: BetSubject, progress: Progress) => string {
  const { t } = useTranslation('tracker');
  const text = useBetText();
  return (leg, { kind, count, other, side, unit }) => {
    const { home, away } = leg;
    if (kind === 'open' || kind === 'later') {
      return t(kind === 'open' ? 'needs' : 'needs_later', { outcome: neededOf(leg, text) });
    }
    const team = side === null ? '' : side === 0 ? home.name : away.name;
    if (kind === 'room' && count === 0) return t('room_none');
    if (kind === 'holds' && count === 0) return t('holds_just', { team });
    if (kind === 'unbeaten') return t(count > 0 ? 'unbeaten_ahead' : 'unbeaten_level', { team });
    if (kind === 'to_score' && side === null) return t('to_score_both');
    if (kind === 'blank' && side === null) return t('blank_both');
    if (kind === 'exact_needs') return t('exact_needs', { first: home.name, second: away.name, count, other });
    return t(kind, { team, ...(COUNTED.has(kind) ? { units: t(`unit_${unit}`, { count }) } : {}) });
  };
}

function Line({ leg, state }: { readonly leg: CouponLeg; readonly state: GameState }) {
  const { t } = useTranslation('tracker');
  const text = useProgressText();
  const progress = legProgress(leg, state);
  const tone = progress.isGood === null ? 'open' : progress.isGood ? 'good' : 'bad';
  return (
    <p className={styles.line} data-tone={tone} aria-live="polite">
      {progress.isGood === null ? null : <Icon name={progress.isGood ? 'check' : 'clock'} size={12} />}
      <span>
        {progress.isGood === null ? null : <span className="vh">{t(progress.isGood ? 'wins_now' : 'loses_now')} </span>}
        {text(leg, progress)}
      </span>
    </p>
  );
}

/** Shows what a bet on a running game still needs; nothing before the game begins. */
export function LegProgress({ leg }: { readonly leg: CouponLeg }) {
  const state = useKnownState(leg.gameId);
  const isOn = state?.statusId === GAME_STATUS.live || state?.statusId === GAME_STATUS.break;
  return state && isOn ? <Line leg={leg} state={state} /> : null;
}
