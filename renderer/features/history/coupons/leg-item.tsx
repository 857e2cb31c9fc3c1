import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { BetWhen, StartMoment } from '#renderer/lib/live/bet-when.tsx';
import { TeamMark } from '#renderer/lib/live/team-mark.tsx';
import { useBetText } from '#renderer/lib/text/use-bet-text.ts';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import type { Coupon, CouponLeg } from '#shared/contracts/coupon.ts';
import { legStatusKey } from '#shared/domain/coupon/leg-status-key.ts';
import { DecidingEvent } from '../tracker/deciding-event.tsx';
import { FellNote } from '../tracker/fell-note.tsx';
import styles from './coupon-card.module.css';
import { TONE_ICONS, toneOf } from './coupon-status.ts';
import { GroupMembers } from './group-members.tsx';

const LegProgress = lazyPart<{ readonly leg: CouponLeg }>({
  load: async () => (await import('../tracker/leg-progress.tsx')).LegProgress,
  namespaces: ['tracker'],
});

/** Isolates a score, which reads from the first side to the second in every language. */
const isolated = (score: readonly number[]): string => `\u2066${score.join(':')}\u2069`;

interface LegItemProps {
  readonly leg: CouponLeg;
  readonly isBanker: boolean;
  /** Of the coupon; null while it is open. */
  readonly result: Coupon['result'];
}

/** Shows the time of the game with the scores that decided the bet. */
function LegWhen({ leg, isOpen }: Pick<LegItemProps, 'leg'> & { readonly isOpen: boolean }) {
  const { t } = useTranslation('history');
  const { finalScore, scoreAtPlacement, isLive } = leg;
  return (
    <span className={styles.when}>
      {isOpen ? (
        <BetWhen gameId={leg.gameId} sportId={leg.sportId} startAt={leg.startAt} movedFrom={leg.movedFrom} />
      ) : (
        <StartMoment startAt={leg.startAt} movedFrom={leg.movedFrom} />
      )}
      <span>
        <bdi>{leg.competition}</bdi>
      </span>
      {isLive && scoreAtPlacement ? <span>{t('score_taken', { score: isolated(scoreAtPlacement) })}</span> : null}
      {finalScore ? <span>{t('score_final', { score: isolated(finalScore) })}</span> : null}
      <FellNote leg={leg} />
      <DecidingEvent leg={leg} />
    </span>
  );
}

/** Shows one bet of a coupon: its outcome, price and result. A bet whose coupon has gone is followed no more. */
export function LegItem({ leg, isBanker, result }: LegItemProps) {
  const { t } = useTranslation('history');
  const text = useBetText();
  const tone = toneOf(leg.statusId);
  const isGone = tone === 'open' && (result === 'sold' || result === 'edited');
  const isOpen = tone === 'open' && !isGone;
  return (
    <li className={styles.leg} data-tone={tone}>
      <span className={styles.mark}>
        {tone === 'half' ? (
          <span aria-hidden="true">½</span>
        ) : (
          <Icon name={isGone ? 'leave' : TONE_ICONS[tone]} size={14} />
        )}
      </span>
      <div className={styles.legBody}>
        <div className={styles.teams}>
          <TeamMark sportId={leg.sportId} team={leg.home} size={16} />
          <bdi translate="no" className={styles.pair} title={text.pair(leg)}>
            {text.pair(leg)}
          </bdi>
          {isBanker ? <span className={styles.tag}>{t('banker')}</span> : null}
        </div>
        <p className={styles.choice}>
          {text.market(leg)}: <b>{text.outcome(leg)}</b>
        </p>
        {leg.group ? <GroupMembers leg={leg} group={leg.group} /> : null}
        <LegWhen leg={leg} isOpen={isOpen} />
        {isOpen && !leg.group ? <LegProgress leg={leg} /> : null}
      </div>
      <div className={styles.legEnd}>
        <bdi translate="no" className={styles.odds} dir="ltr">
          {text.price(leg, leg.coef)}
        </bdi>
        <span className={styles.legStatus}>{t(legStatusKey(leg.statusId, result))}</span>
      </div>
    </li>
  );
}
