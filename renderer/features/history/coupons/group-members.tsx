import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { useBetText } from '#renderer/lib/text/use-bet-text.ts';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import type { LegGroup } from '#shared/contracts/builder-group.ts';
import type { CouponLeg } from '#shared/contracts/coupon.ts';
import { legStatusKey } from '#shared/domain/coupon/leg-status-key.ts';
import { TONE_ICONS, toneOf } from './coupon-status.ts';
import styles from './group-members.module.css';

const LegProgress = lazyPart<{ readonly leg: CouponLeg }>({
  load: async () => (await import('../tracker/leg-progress.tsx')).LegProgress,
  namespaces: ['tracker'],
});

interface GroupProps {
  readonly leg: CouponLeg;
  readonly group: LegGroup;
}

/** Lists the members of a bet builder: the result of each, or what an open one still needs. */
export function GroupMembers({ leg, group }: GroupProps) {
  const { t } = useTranslation('history');
  const text = useBetText();
  return (
    <ul className={styles.members}>
      {group.members.map((member) => {
        const own = { ...leg, ...member };
        const tone = toneOf(member.statusId);
        const isOpen = tone === 'open' && toneOf(leg.statusId) === 'open';
        return (
          <li key={member.selectionId} className={styles.member} data-tone={tone}>
            <span className={styles.mark}>
              {tone === 'half' ? <span aria-hidden="true">½</span> : <Icon name={TONE_ICONS[tone]} size={12} />}
            </span>
            <div>
              <p>
                {text.market(own)}: <b>{text.outcome(own)}</b>
                {tone === 'open' ? null : <span className={styles.status}>{t(legStatusKey(member.statusId))}</span>}
              </p>
              {isOpen ? <LegProgress leg={own} /> : null}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
