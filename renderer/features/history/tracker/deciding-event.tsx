import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import type { CouponLeg } from '#shared/contracts/coupon.ts';
import { sportById } from '#shared/domain/sports/sports.ts';

const MINUTE_S = 60;

/** Isolates a text that reads from the left in every language. */
const isolated = (text: string): string => `\u2066${text}\u2069`;

/** Says which event of the game decided a bet. */
export function DecidingEvent({ leg }: { readonly leg: CouponLeg }) {
  const { t } = useTranslation(['history', 'games']);
  const { has } = useTranslation('games');
  const event = leg.decidedBy;
  if (!event) return null;
  const { kind, side, clockSeconds, score } = event;
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
  return <span>{t('decided_by', { event: parts.filter((part) => part !== null).join(', ') })}</span>;
}
