import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useBetText } from '#renderer/lib/text/use-bet-text.ts';
import { Button } from '#renderer/ui/button.tsx';
import type { HouseExpress } from '#shared/contracts/house-coupons.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { couponFilled } from '../slice.ts';
import { useHouseExpressesQuery } from './api.ts';
import { filledCoupon } from './filled-coupon.ts';
import styles from './passing.module.css';

const POLL_MS = 30_000;

function Offer({ offer, kind }: { readonly offer: HouseExpress; readonly kind: 'line' | 'live' }) {
  const { t } = useTranslation('passing');
  const dispatch = useAppDispatch();
  const text = useBetText();
  const { expressId, percent, legs, coef } = offer;
  const add = () => {
    const express = { id: expressId, percent, selectionIds: legs.map(({ selectionId }) => selectionId) };
    dispatch(couponFilled({ ...filledCoupon(legs, COUPON_TYPE.express, null), express }));
  };
  return (
    <section className={styles.offer} aria-label={t(`express_${kind}`)}>
      <h3 className={styles.offerTitle}>
        {t(`express_${kind}`)}
        <span className={styles.uplift}>
          <bdi dir="ltr">+{percent}%</bdi>
        </span>
      </h3>
      <ul className={styles.offerLegs}>
        {legs.map((leg) => {
          const subject = { ...leg, ...leg.game };
          return (
            <li key={leg.selectionId}>
              <span>
                <bdi>{text.pair(leg.game)}</bdi>
                <small>
                  {text.market(subject)}: {text.outcome(subject)}
                </small>
              </span>
              <bdi dir="ltr">{text.price(leg, leg.price)}</bdi>
            </li>
          );
        })}
      </ul>
      <Button kind="primary" wide onClick={add}>
        {t('express_add', { coef: text.coef(coef) })}
      </Button>
    </section>
  );
}

/** Expresses that the house has put together today, each to be taken with one press (P-15). */
export function ExpressOfDay() {
  const { currentData } = useHouseExpressesQuery(undefined, { pollingInterval: POLL_MS, skipPollingIfUnfocused: true });
  const { isAccumulatorOfTheDay, isLiveAccumulatorOfTheDay } = useAppSelector(selectDisplay);
  if (!currentData) return null;
  const { line, live } = currentData;
  return (
    <>
      {line && isAccumulatorOfTheDay ? <Offer offer={line} kind="line" /> : null}
      {live && isLiveAccumulatorOfTheDay ? <Offer offer={live} kind="live" /> : null}
    </>
  );
}
