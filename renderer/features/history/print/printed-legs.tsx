import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { MemberList } from '#renderer/lib/live/member-list.tsx';
import { useBetText } from '#renderer/lib/text/use-bet-text.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { useSportName } from '#renderer/lib/text/use-sport-name.ts';
import type { CouponLeg } from '#shared/contracts/coupon.ts';
import type { PrintedSlipAnswer } from '#shared/contracts/printed-slip.ts';
import { couponLegIdentity } from '#shared/domain/builder/leg-identity.ts';
import { legStatusKey } from '#shared/domain/coupon/leg-status-key.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';

import styles from './printed-slip.module.css';
import { usePrintMoment } from './use-print-text.ts';

type PrintedCoupon = PrintedSlipAnswer['coupon'];

/** Isolates a score, which reads from the first side to the second in every language. */
const isolated = (score: readonly number[]): string => `\u2066${score.join(':')}\u2069`;

interface LegProps {
  readonly leg: CouponLeg;
  /** Position in the coupon, from 1. */
  readonly place: number;
  readonly isBanker: boolean;
  readonly result: PrintedCoupon['result'];
}

function PrintedLeg({ leg, place, isBanker, result }: LegProps) {
  const { t } = useTranslation(['print', 'history', 'games']);
  const text = useBetText();
  const sportName = useSportName();
  const moment = usePrintMoment();
  const { scoreAtPlacement, finalScore, isLive } = leg;
  return (
    <li className={styles.leg}>
      <span className={styles.place}>{place}</span>
      <div className={styles.legText}>
        <p className={styles.small}>
          {sportName(leg.sportId)} · <bdi>{leg.competition}</bdi>
        </p>
        <p className={styles.teams}>
          <bdi>{text.pair(leg)}</bdi>
          {isBanker ? <b className={styles.tag}>{t('history:banker')}</b> : null}
        </p>
        <p>
          {text.market(leg)}: <b>{text.outcome(leg)}</b>
        </p>
        {leg.group ? <MemberList game={leg} members={leg.group.members} /> : null}
        <p className={styles.small}>
          {t('starts')} {moment(leg.startAt)}
          {leg.movedFrom === undefined ? null : ` · ${t('games:rescheduled')}`}
          {isLive ? ` · ${t('taken_live')}` : null}
          {isLive && scoreAtPlacement ? ` · ${t('history:score_taken', { score: isolated(scoreAtPlacement) })}` : null}
          {finalScore ? ` · ${t('history:score_final', { score: isolated(finalScore) })}` : null}
        </p>
      </div>
      <div className={styles.legEnd}>
        <b>
          <bdi dir="ltr">{text.price(leg, leg.coef)}</bdi>
        </b>
        <span className={styles.small}>{t(`history:${legStatusKey(leg.statusId, result)}`)}</span>
      </div>
    </li>
  );
}

interface Block {
  readonly id: number;
  readonly legs: readonly { readonly leg: CouponLeg; readonly place: number }[];
}

/** Types whose bets are in blocks. */
const BLOCK_TYPES: readonly number[] = [COUPON_TYPE.multi, COUPON_TYPE.condition];

function blocksOf({ typeId, legs }: PrintedCoupon): readonly Block[] {
  const placed = legs.map((leg, index) => ({ leg, place: index + 1 }));
  if (!BLOCK_TYPES.includes(typeId)) return [{ id: 0, legs: placed }];
  const ids = [...new Set(legs.map(({ blockId }) => blockId))].sort((one, other) => one - other);
  return ids.map((id) => ({ id, legs: placed.filter(({ leg }) => leg.blockId === id) }));
}

/** Shows the stake of a block of a condition; the first block has the stake of the coupon. */
function BlockStake({ coupon, id }: { readonly coupon: PrintedCoupon; readonly id: number }) {
  const { t } = useTranslation('print');
  const money = useMoneyText();
  if (coupon.typeId !== COUPON_TYPE.condition || id < 2) return null;
  const amount = coupon.amountByBlockId[id] ?? null;
  return (
    <span className={styles.small} suppressHydrationWarning>
      {amount === null ? t('block_all') : t('block_amount', { amount: money(amount, coupon.iso) })}
    </span>
  );
}

/** Lists every bet of the coupon, in blocks where the type has them; a page break never splits a bet. */
export function PrintedLegs({ coupon }: { readonly coupon: PrintedCoupon }) {
  const { t } = useTranslation('print');
  return blocksOf(coupon).map(({ id, legs }) => (
    <section key={id} className={styles.block} aria-label={t('bets_label')}>
      {BLOCK_TYPES.includes(coupon.typeId) ? (
        <h2 className={styles.blockName}>
          {id === 0 ? t('lobby') : t('block', { number: id })} <BlockStake coupon={coupon} id={id} />
        </h2>
      ) : null}
      <ol>
        {legs.map(({ leg, place }) => (
          <PrintedLeg
            key={couponLegIdentity(leg)}
            leg={leg}
            place={place}
            result={coupon.result}
            isBanker={leg.banker && coupon.typeId === COUPON_TYPE.system}
          />
        ))}
      </ol>
    </section>
  ));
}
