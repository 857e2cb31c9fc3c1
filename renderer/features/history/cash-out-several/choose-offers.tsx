import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { Button } from '#renderer/ui/button.tsx';
import { CheckboxField } from '#renderer/ui/checkbox-field.tsx';
import { useCashOutReason } from '../cash-out/use-cash-out-reason.ts';
import { useCashOutTolerance, useToleranceText } from '../cash-out/use-cash-out-tolerance.ts';
import orderStyles from '../orders/order.module.css';
import styles from './cash-out-several.module.css';
import { type OfferedCoupon, sumsOf } from './chosen-offers.ts';
import { SeveralBet } from './several-bet.tsx';

interface ChooseOffersProps {
  /** The newest open coupons. */
  readonly offers: readonly OfferedCoupon[];
  /** Number of all open coupons. */
  readonly count: number;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
  readonly onConfirm: () => void;
}

/** Lists the open bets with their cash-out prices, adds up those that are chosen, and confirms them together. */
export function ChooseOffers({ offers, count, chosen, onChoose, onConfirm }: ChooseOffersProps) {
  const { t } = useTranslation('cash-out');
  const money = useMoneyText();
  const reason = useCashOutReason();
  const toleranceFor = useCashOutTolerance();
  const toleranceText = useToleranceText();
  const priced = offers.flatMap(({ coupon, known }) => (known.kind === 'priced' ? [{ coupon, ...known.cashOut }] : []));
  const taken = priced.filter(({ coupon }) => chosen.has(coupon.id));
  const sums = [...sumsOf(taken.map(({ coupon, price }) => ({ iso: coupon.iso, amount: price })))];
  const sum = sums.map(([iso, amount]) => money(amount, iso)).join(' + ');
  const seconds = Math.max(0, ...taken.map(({ isLive, delaySeconds }) => (isLive ? (delaySeconds ?? 0) : 0)));
  const accepted = new Set(taken.map(({ isLive }) => toleranceText(toleranceFor(isLive))));
  const toggle = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    onChoose(next);
  };
  if (offers.length === 0) return <p role="status">{t('several_none')}</p>;
  return (
    <>
      <p className={orderStyles.quiet}>{t('several_text')}</p>
      <fieldset className={styles.list}>
        <legend className="vh">{t('several_label')}</legend>
        <CheckboxField
          label={t('several_all')}
          checked={priced.length > 0 && taken.length === priced.length}
          onChange={(isAll) => onChoose(new Set(isAll ? priced.map(({ coupon }) => coupon.id) : []))}
        />
        {offers.map(({ coupon, known }) =>
          known.kind === 'priced' ? (
            <CheckboxField
              key={coupon.id}
              label={<SeveralBet coupon={coupon} end={money(known.cashOut.price, coupon.iso)} />}
              checked={chosen.has(coupon.id)}
              onChange={(isChosen) => toggle(coupon.id, isChosen)}
            />
          ) : (
            <div key={coupon.id} className={styles.without}>
              <SeveralBet coupon={coupon} end={money(coupon.amount, coupon.iso)} />
              <p className={orderStyles.quiet}>{known.kind === 'none' ? reason(known.reason) : t(known.kind)}</p>
            </div>
          ),
        )}
      </fieldset>
      {count > offers.length ? (
        <p className={orderStyles.quiet}>{t('several_newest', { shown: offers.length, count })}</p>
      ) : null}
      {seconds > 0 ? <p className={orderStyles.quiet}>{t('live_delay', { seconds })}</p> : null}
      {[...accepted].filter(Boolean).map((text) => (
        <p key={text} className={orderStyles.quiet}>
          {text}
        </p>
      ))}
      <Button kind="primary" large wide disabled={taken.length === 0} onClick={onConfirm}>
        {taken.length === 0 ? t('several_choose') : t('several_confirm', { count: taken.length, sum })}
      </Button>
    </>
  );
}
