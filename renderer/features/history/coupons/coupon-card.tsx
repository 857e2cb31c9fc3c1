import { useMemo, useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useBetText } from '#renderer/lib/text/use-bet-text.ts';
import { useBonusLines } from '#renderer/lib/text/use-bonus-lines.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { useTypeName } from '#renderer/lib/text/use-type-name.ts';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import type { Coupon } from '#shared/contracts/coupon.ts';
import { couponLegIdentity } from '#shared/domain/builder/leg-identity.ts';
import { bestPayoutOf } from '#shared/domain/coupon/bonuses/best-payout.ts';
import { couponRulesOf } from '#shared/domain/coupon/coupon-rules.ts';
import { taxOfCoupon } from '#shared/domain/coupon/tax.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { CashedOutParts } from '../cash-out/cashed-out-parts.tsx';
import { EditLinks } from '../edit/edit-links.tsx';
import styles from './coupon-card.module.css';
import { broughtBy, stakeOf, statusOf } from './coupon-status.ts';
import { LegItem } from './leg-item.tsx';

const Explanation = lazyPart<{ readonly coupon: Coupon }>({
  load: async () => (await import('../explanation/explanation.tsx')).Explanation,
  namespaces: [],
});

const BetStory = lazyPart<{ readonly coupon: Coupon }>({
  load: async () => (await import('../story/bet-story.tsx')).BetStory,
  namespaces: ['story'],
});

const CashOutPanel = lazyPart<{ readonly coupon: Coupon; readonly cashOutIds: string }>({
  load: async () => (await import('../cash-out/cash-out-panel.tsx')).CashOutPanel,
  namespaces: ['cash-out'],
  fallback: <div className={styles.cashOutSpace} />,
});

const RepeatBet = lazyPart<{ readonly coupon: Coupon }>({
  load: async () => (await import('../repeat/repeat-bet.tsx')).RepeatBet,
  namespaces: ['repeat'],
  fallback: <div className={styles.repeatSpace} />,
});

/** Number of legs that are shown before the player asks for all. */
const FEW = 6;

function Head({ coupon }: { readonly coupon: Coupon }) {
  const { t } = useTranslation('history');
  const text = useTimeText();
  const now = useNow(MINUTE_MS);
  const name = useTypeName(coupon);
  const status = statusOf(coupon);
  return (
    <div className={styles.head}>
      <h2 className={styles.name}>
        {name}
        {coupon.legs.length > 1 ? <span> · {t('bet_count', { count: coupon.legs.length })}</span> : null}
      </h2>
      <span className={styles.status} data-status={status}>
        {t(`status_${status}`)}
      </span>
      <p className={styles.meta}>
        <span>
          {t('number')} <bdi dir="ltr">{coupon.id}</bdi>
        </span>
        <time dateTime={new Date(coupon.placedAt).toISOString()}>{text.moment(coupon.placedAt, now)}</time>
        {coupon.settledAt === null ? null : (
          <time dateTime={new Date(coupon.settledAt).toISOString()}>
            {t('settled_at', { time: text.moment(coupon.settledAt, now) })}
          </time>
        )}
      </p>
    </div>
  );
}

/** Returns the maximum payout of an open coupon by what is known of its bets. */
function useBestPayout(coupon: Coupon): number {
  const { coupon: couponConfig } = useAppSelector(selectConfig);
  return useMemo(
    () => (coupon.state === 'open' ? bestPayoutOf(coupon, couponRulesOf(couponConfig)) : 0),
    [coupon, couponConfig],
  );
}

/** Shows what was staked and what it paid or can pay. */
function Money({ coupon }: { readonly coupon: Coupon }) {
  const { t } = useTranslation('history');
  const money = useMoneyText();
  const text = useBetText();
  const isOpen = coupon.state === 'open';
  const best = useBestPayout(coupon);
  const bonusLines = useBonusLines(coupon);
  const taxed = taxOfCoupon({ ...coupon, maxPayout: best });
  const bringKey = best < coupon.maxPayout ? 'can_still_win' : 'could_win';
  const hasOdds = coupon.typeId === COUPON_TYPE.single || coupon.typeId === COUPON_TYPE.express;
  return (
    <dl className={styles.money}>
      <div>
        <dt>{t('stake')}</dt>
        <dd>
          <bdi translate="no">{money(stakeOf(coupon), coupon.iso)}</bdi>
        </dd>
      </div>
      {isOpen && coupon.cashOut && coupon.cashOut.cashedOutStake > 0 ? (
        <div>
          <dt>{t('in_play')}</dt>
          <dd>
            <bdi translate="no">{money(coupon.amount, coupon.iso)}</bdi>
          </dd>
        </div>
      ) : null}
      {hasOdds && coupon.legs.length > 1 ? (
        <div>
          <dt>{t('odds')}</dt>
          <dd>
            <bdi translate="no" dir="ltr">
              {text.total(coupon.coef)}
            </bdi>
          </dd>
        </div>
      ) : null}
      {bonusLines.map(({ key, name, value }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd suppressHydrationWarning>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
      <div className={styles.bring} data-status={statusOf(coupon)}>
        <dt>{t(isOpen ? bringKey : coupon.result === 'edited' ? 'edited_worth' : 'paid')}</dt>
        <dd>
          <bdi translate="no">{money(isOpen ? best : broughtBy(coupon), coupon.iso)}</bdi>
        </dd>
      </div>
      {taxed && taxed.tax > 0 ? (
        <div>
          <dt>{t(isOpen ? 'tax_possible' : 'tax_withheld')}</dt>
          <dd>
            <bdi translate="no">{money(taxed.tax, coupon.iso)}</bdi>
          </dd>
        </div>
      ) : null}
    </dl>
  );
}

interface CouponCardProps {
  readonly coupon: Coupon;
  readonly opened?: boolean;
  /** Comma-separated numbers of the open coupons that are requested together. */
  readonly cashOutIds?: string;
}

/** Shows one coupon with its bets, its cash-out while it is open, and its calculation on demand. */
export function CouponCard({ coupon, opened = false, cashOutIds = coupon.id }: CouponCardProps) {
  const { t } = useTranslation('history');
  const language = useLanguage();
  const [hasAll, setHasAll] = useState(opened || coupon.legs.length <= FEW);
  const [shown, setShown] = useState<'explanation' | 'none' | 'story'>(opened ? 'explanation' : 'none');
  const isExplained = shown === 'explanation';
  const isTold = shown === 'story';
  // Keeps the result of a cash-out visible on a card that was open when it was rendered first.
  const [wasOpen] = useState(coupon.state === 'open');
  // The price of a whole coupon is not the sum of its bets.
  const isGone = coupon.result === 'sold' || coupon.result === 'edited';
  const legs = hasAll ? coupon.legs : coupon.legs.slice(0, FEW - 1);
  return (
    <article className={styles.card} data-status={statusOf(coupon)} data-coupon={coupon.id}>
      <Head coupon={coupon} />
      <ul>
        {legs.map((leg) => (
          <LegItem
            key={couponLegIdentity(leg)}
            leg={leg}
            result={coupon.result}
            isBanker={leg.banker && coupon.typeId === COUPON_TYPE.system}
          />
        ))}
      </ul>
      {hasAll ? null : (
        <Button kind="quiet" wide onClick={() => setHasAll(true)}>
          {t('more_bets', { count: coupon.legs.length - legs.length })}
        </Button>
      )}
      <CashedOutParts coupon={coupon} />
      <EditLinks coupon={coupon} />
      {wasOpen ? <CashOutPanel coupon={coupon} cashOutIds={cashOutIds} /> : null}
      <div className={styles.foot}>
        {isGone ? null : (
          <button
            type="button"
            className={styles.explain}
            aria-expanded={isExplained}
            onClick={() => setShown(isExplained ? 'none' : 'explanation')}
          >
            {t('how_calculated')}
            <Icon name="chevron-down" size={14} />
          </button>
        )}
        {coupon.state === 'settled' ? (
          <button
            type="button"
            className={styles.explain}
            aria-expanded={isTold}
            onClick={() => setShown(isTold ? 'none' : 'story')}
          >
            {t('story')}
            <Icon name="chevron-down" size={14} />
          </button>
        ) : null}
        <Link className={styles.explain} to={paths.printCoupon(language, coupon.id)}>
          {t('print_slip')}
        </Link>
        <RepeatBet coupon={coupon} />
        <Money coupon={coupon} />
      </div>
      {isTold ? <BetStory coupon={coupon} /> : null}
      {isExplained && !isGone ? <Explanation coupon={coupon} /> : null}
    </article>
  );
}
