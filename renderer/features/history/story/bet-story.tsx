import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useBetText } from '#renderer/lib/text/use-bet-text.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { MINUTE_MS, SECOND_MS, useNow } from '#renderer/lib/time/use-now.ts';
import type { Coupon, CouponLeg } from '#shared/contracts/coupon.ts';
import { couponLegIdentity } from '#shared/domain/builder/leg-identity.ts';
import { isPendingStatus } from '#shared/domain/coupon/leg-status.ts';
import { legStatusKey } from '#shared/domain/coupon/leg-status-key.ts';
import { broughtBy } from '../coupons/coupon-status.ts';
import { Explanation } from '../explanation/explanation.tsx';
import { DecidingEvent, GameEvent } from '../tracker/deciding-event.tsx';
import styles from './bet-story.module.css';

/** Longest delay that is told in seconds; a bet that waited longer waited for its odds. */
const MAX_DELAY_MS = 120_000;

/** Writes an instant with its seconds, and its day where that is not today's. */
function Instant({ at }: { readonly at: number }) {
  const { t } = useTranslation();
  const text = useTimeText();
  const now = useNow(MINUTE_MS);
  return (
    <time className={styles.instant} dateTime={new Date(at).toISOString()}>
      {t('day_time', { day: text.day(at, now), time: text.time(at, true) })}
    </time>
  );
}

/** Compares the price that the player saw with the accepted one. */
function LegPrices({ leg }: { readonly leg: CouponLeg }) {
  const { t } = useTranslation('story');
  const text = useBetText();
  const accepted = text.price(leg, leg.coef);
  return (
    <li>
      <b>
        <bdi translate="no">{text.pair(leg)}</bdi>
      </b>{' '}
      {leg.seenCoef === undefined
        ? t('price_only', { accepted })
        : t('prices', { seen: text.price(leg, leg.seenCoef), accepted })}
    </li>
  );
}

/** Tells how one bet was decided: its event, and what had counted before it. */
function LegEnd({ leg }: { readonly leg: CouponLeg }) {
  const { t } = useTranslation(['story', 'history']);
  const text = useBetText();
  const course = leg.decidedBy?.course ?? [];
  return (
    <li>
      {leg.settledAt === null ? null : <Instant at={leg.settledAt} />}
      <p className={styles.step}>
        <bdi translate="no">{text.pair(leg)}</bdi> · {t(`history:${legStatusKey(leg.statusId)}`)}
      </p>
      <ul className={styles.facts}>
        <li>
          {text.market(leg)}: {text.outcome(leg)}
        </li>
        {course.map((event) => (
          <li key={`${event.at} ${event.kind} ${event.side}`}>
            <GameEvent leg={leg} event={event} />
          </li>
        ))}
        <li>{leg.decidedBy ? <DecidingEvent leg={leg} /> : t('event_unknown')}</li>
        {leg.finalScore ? (
          <li>{t('history:score_final', { score: `\u2066${leg.finalScore.join(':')}\u2069` })}</li>
        ) : null}
      </ul>
    </li>
  );
}

function Acceptance({ coupon }: { readonly coupon: Coupon }) {
  const { t, language } = useTranslation('story');
  const { askedAt, placedAt } = coupon;
  const delay = askedAt === undefined ? null : placedAt - askedAt;
  const seconds = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (
    <li>
      <Instant at={placedAt} />
      <p className={styles.step}>
        {delay !== null && delay <= MAX_DELAY_MS
          ? t('accepted_after', { seconds: seconds.format(delay / SECOND_MS) })
          : t('accepted')}
      </p>
      <ul className={styles.facts}>
        {coupon.legs.map((leg) => (
          <LegPrices key={couponLegIdentity(leg)} leg={leg} />
        ))}
      </ul>
    </li>
  );
}

/** Tells a settled coupon from the order to the last cent; what is not recorded is said to be so. */
export function BetStory({ coupon }: { readonly coupon: Coupon }) {
  const { t } = useTranslation('story');
  const money = useMoneyText();
  const { askedAt, settledAt, cashOut, result, legs } = coupon;
  const decided = legs
    .filter(({ statusId }) => !isPendingStatus(statusId))
    .sort((a, b) => (a.settledAt ?? 0) - (b.settledAt ?? 0));
  // The price of a whole coupon is not the sum of its bets.
  const isGone = result === 'sold' || result === 'edited';
  return (
    <section className={styles.story} aria-label={t('label', { number: coupon.id })}>
      <ol className={styles.steps}>
        <li>
          {askedAt === undefined ? null : <Instant at={askedAt} />}
          <p className={styles.step}>{t(askedAt === undefined ? 'sent_unknown' : 'sent')}</p>
        </li>
        <Acceptance coupon={coupon} />
        {isGone ? null : decided.map((leg) => <LegEnd key={couponLegIdentity(leg)} leg={leg} />)}
        {(cashOut?.cashOuts ?? []).map(({ number, at, amount }) => (
          <li key={number}>
            <Instant at={at} />
            <p className={styles.step}>{t('cashed_out', { amount: money(amount, coupon.iso) })}</p>
          </li>
        ))}
        {settledAt === null || isGone ? null : (
          <li>
            <Instant at={settledAt} />
            <p className={styles.step}>{t('paid', { amount: money(broughtBy(coupon), coupon.iso) })}</p>
          </li>
        )}
      </ol>
      {isGone ? null : <Explanation coupon={coupon} />}
    </section>
  );
}
