import { useState } from 'react';
import { errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { useRetry } from '#renderer/lib/api/use-retry.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { SECOND_MS, useNow } from '#renderer/lib/time/use-now.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/dialog.tsx';
import { StateView } from '#renderer/ui/state-view.tsx';
import { CASH_OUT_POLL_MS, useCashOutPricesQuery } from '../cash-out/cash-out-api.ts';
import { knownCashOut } from '../cash-out/use-cash-out-price.ts';
import { useCashOutTolerance } from '../cash-out/use-cash-out-tolerance.ts';
import { HistorySkeleton } from '../history-list.tsx';
import { useOpenCoupons } from '../my-bets/open-bets.ts';
import styles from '../orders/order.module.css';
import { ChooseOffers } from './choose-offers.tsx';
import { isUndecided, type OfferedCoupon, ordersFor } from './chosen-offers.ts';
import { SeveralOutcomes } from './several-outcomes.tsx';
import { useCashOutSeveral } from './use-cash-out-several.ts';

interface CashOutSeveralProps {
  readonly userId: number;
  readonly onClose: () => void;
}

/** Returns the newest open coupons with their cash-out prices, read again while they are shown. */
function useOffers(userId: number) {
  const { answer, error, refetch } = useOpenCoupons(userId);
  const coupons = answer?.coupons ?? [];
  const now = useNow(SECOND_MS);
  const ids = coupons.map(({ id }) => id).join();
  const { data, isError } = useCashOutPricesQuery(
    { query: { ids } },
    { skip: ids === '', pollingInterval: CASH_OUT_POLL_MS, skipPollingIfUnfocused: true, refetchOnFocus: true },
  );
  const offers = coupons.map((coupon): OfferedCoupon => {
    const price = data?.prices.find(({ couponId }) => couponId === coupon.id);
    return { coupon, known: knownCashOut(price, isError, now) };
  });
  return { offers, count: answer?.count ?? 0, isLoaded: answer !== undefined, error, refetch };
}

/** Chooses open bets and cashes them out in one confirmed step; shows the outcome of each. */
export function CashOutSeveral({ userId, onClose }: CashOutSeveralProps) {
  const { t } = useTranslation(['cash-out', 'history', 'errors', 'common']);
  const { offers, count, isLoaded, error, refetch } = useOffers(userId);
  const retry = useRetry(refetch);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // The outcomes describe the coupons as they were when the player confirmed.
  const [asked, setAsked] = useState<readonly OfferedCoupon[] | null>(null);
  const several = useCashOutSeveral(offers);
  const toleranceFor = useCashOutTolerance();
  const isBusy = Object.values(several.phases).some((phase) => isUndecided(phase) && phase.kind !== 'unknown');
  const confirm = () => {
    const orders = ordersFor(offers, chosen, toleranceFor);
    setAsked(offers.filter(({ coupon }) => orders.has(coupon.id)));
    several.start(orders);
  };
  const chooseAgain = () => {
    setChosen(new Set());
    setAsked(null);
  };
  return (
    <Dialog title={t('several_title')} closeLabel={t('common:close')} padded insistent={isBusy} onClose={onClose}>
      <div className={styles.stack}>
        {asked ? (
          <SeveralOutcomes
            asked={asked}
            phases={several.phases}
            onAsk={several.askAgain}
            onAgain={chooseAgain}
            onClose={onClose}
          />
        ) : isLoaded ? (
          <ChooseOffers offers={offers} count={count} chosen={chosen} onChoose={setChosen} onConfirm={confirm} />
        ) : error ? (
          <StateView
            kind="failed"
            title={t('history:failed')}
            text={t(`errors:${errorTextKey(toCallError(error))}`)}
            actions={<Button onClick={retry}>{t('common:try_again')}</Button>}
          />
        ) : (
          <HistorySkeleton />
        )}
      </div>
    </Dialog>
  );
}
