import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import type { CouponLeg } from '#shared/contracts/coupon.ts';
import type { GameEventRecord } from '#shared/contracts/deciding-event.ts';
import { sportById } from '#shared/domain/sports/sports.ts';

const MINUTE_S = 60;

/** Isolates a text that reads from the left in every language. */
const isolated = (text: string): string => `\u2066${text}\u2069`;

/** Returns a function that names an event of a bet's game; null for one that has no name. */
function useEventText(leg: Pick<CouponLeg, 'away' | 'home' | 'sportId'>): (event: GameEventRecord) => string | null {
  const { t } = useTranslation(['history', 'games']);
  const { has } = useTranslation('games');
  return ({ kind, side, clockSeconds, score }) => {
    // Without the game's state at that time only the end of a period can be named.
    if (kind !== 'period_end' && (kind === 'period_start' || !has(`incident_${kind}`))) return null;
    // Other sports count down, or start again in each period.
    const sport = sportById(leg.sportId);
    const isRising = sport?.family === 'goals' && kind !== 'period_end' && kind !== 'finish';
    const parts = [
      kind === 'period_end' ? t('decided_period', { kind: sport?.periodKind }) : t(`games:incident_${kind}`),
      side === null ? null : (side === 0 ? leg.home : leg.away).name,
      clockSeconds === null || !isRising
        ? null
        : isolated(t('decided_minute', { minute: Math.floor(clockSeconds / MINUTE_S) + 1 })),
      score ? isolated(score.join(':')) : null,
    ];
    return parts.filter((part) => part !== null).join(', ');
  };
}

interface GameEventProps {
  readonly leg: CouponLeg;
  readonly event: GameEventRecord;
}

/** Names an event that counted for a bet before the one that decided it. */
export function GameEvent({ leg, event }: GameEventProps) {
  return useEventText(leg)(event);
}

/** Says which event of the game decided a bet. */
export function DecidingEvent({ leg }: { readonly leg: CouponLeg }) {
  const { t } = useTranslation('history');
  const textOf = useEventText(leg);
  const event = leg.decidedBy ? textOf(leg.decidedBy) : null;
  return event === null ? null : <span>{t('decided_by', { event })}</span>;
}
