import { type RefObject, useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { Button } from '#renderer/ui/button.tsx';
import { CheckboxField } from '#renderer/ui/checkbox-field.tsx';
import type { Coupon } from '#shared/contracts/coupon.ts';
import { partPrice } from '#shared/domain/coupon/cash-out/cash-out-price.ts';
import type { CashOutTolerance } from '#shared/domain/coupon/cash-out/cash-out-tolerance.ts';
import { couponRulesOf } from '#shared/domain/coupon/coupon-rules.ts';
import styles from '../orders/order.module.css';
import { OrderFigures } from '../orders/order-figures.tsx';
import { CashOutPhaseNote } from './cash-out-phase-note.tsx';
import { CashingOutButton, isCashingOut } from './cashing-out-button.tsx';
import { ignoreKeyRepeat } from './ignore-key-repeat.ts';
import { bestOfRest } from './rest-of-coupon.ts';
import { type ChosenShare, StakeSharePicker } from './stake-share-picker.tsx';
import type { useCashOut } from './use-cash-out.ts';
import type { KnownCashOut } from './use-cash-out-price.ts';
import { useCashOutReason } from './use-cash-out-reason.ts';
import { useCashOutTolerance, useToleranceText } from './use-cash-out-tolerance.ts';

interface FiguresProps {
  readonly coupon: Coupon;
  readonly price: number;
  readonly stake: number;
}

function Figures({ coupon, price, stake }: FiguresProps) {
  const { t } = useTranslation('cash-out');
  const money = useMoneyText();
  const { coupon: config } = useAppSelector(selectConfig);
  const rest = coupon.amount - stake;
  const figures = [
    { name: t('get_now'), value: money(price, coupon.iso), isHighlighted: true },
    { name: t('stays'), value: money(rest, coupon.iso) },
    { name: t('rest_wins'), value: money(bestOfRest(coupon, rest, couponRulesOf(config)), coupon.iso) },
  ];
  return <OrderFigures figures={figures} />;
}

/** Returns the tolerance of an order: the player's, unless the box of this dialog was pressed (null: not yet). */
export function toleranceWith(own: CashOutTolerance, isAnyPrice: boolean | null): CashOutTolerance {
  if (isAnyPrice === null || isAnyPrice === own.isAnyPrice) return own;
  return { isAnyPrice, dropPercent: 0 };
}

interface CashOutNowProps {
  readonly coupon: Coupon;
  readonly known: KnownCashOut;
  readonly delaySeconds: number;
  readonly order: ReturnType<typeof useCashOut>;
  readonly confirm: RefObject<HTMLButtonElement | null>;
}

/** Cashes out all of a coupon, or a part of its stake, at the shown price. */
export function CashOutNow({ coupon, known, delaySeconds, order, confirm }: CashOutNowProps) {
  const { t } = useTranslation('cash-out');
  const money = useMoneyText();
  const reason = useCashOutReason();
  const [share, setShare] = useState<ChosenShare>({ stake: coupon.amount, text: '' });
  const [isAnyPrice, setAnyPrice] = useState<boolean | null>(null);
  const toleranceFor = useCashOutTolerance();
  const toleranceText = useToleranceText();
  const { phase, asked } = order;
  const note = <CashOutPhaseNote phase={phase} iso={coupon.iso} onAsk={order.askAgain} />;
  // The order may already have changed the coupon: no figure of the form is certain.
  if (phase.kind === 'done' || phase.kind === 'unknown') return note;
  if (asked && isCashingOut(phase))
    return <CashingOutButton phase={phase} price={asked.price} iso={coupon.iso} large />;
  if (known.kind !== 'priced') {
    return (
      <div className={styles.stack}>
        {note}
        <p role="status">{known.kind === 'none' ? reason(known.reason) : t(known.kind)}</p>
      </div>
    );
  }
  const { cashOut } = known;
  const stake = Math.min(share.stake ?? 0, cashOut.stake);
  const price = stake > 0 ? partPrice(cashOut.price, stake, cashOut.stake) : 0;
  const tolerance = toleranceWith(toleranceFor(cashOut.isLive), isAnyPrice);
  const isWrong = share.stake === null || share.stake < 1 || price < 1;
  return (
    <div className={styles.stack}>
      {cashOut.isDivisible ? (
        <StakeSharePicker
          stake={cashOut.stake}
          iso={coupon.iso}
          chosen={share.stake === null ? share : { ...share, stake }}
          onChange={setShare}
          error={isWrong ? t('share_wrong') : undefined}
        />
      ) : (
        <p className={styles.quiet}>{t('whole_only')}</p>
      )}
      <Figures coupon={coupon} price={price} stake={stake} />
      <CheckboxField label={t('any_price')} checked={tolerance.isAnyPrice} onChange={setAnyPrice} />
      {tolerance.dropPercent > 0 ? <p className={styles.quiet}>{toleranceText(tolerance)}</p> : null}
      {cashOut.isLive ? (
        <p className={styles.quiet}>{t('live_delay', { seconds: cashOut.delaySeconds ?? delaySeconds })}</p>
      ) : null}
      {note}
      <Button
        ref={confirm}
        kind="primary"
        large
        wide
        disabled={isWrong}
        onKeyDown={ignoreKeyRepeat}
        onClick={() => order.start({ stake, price, sequence: cashOut.sequence, ...tolerance })}
      >
        {t('cash_out_for', { price: money(price, coupon.iso) })}
      </Button>
    </div>
  );
}
