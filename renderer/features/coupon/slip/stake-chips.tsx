import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import type { Account } from '#shared/contracts/account.ts';
import type { CouponLimits } from '#shared/contracts/coupon.ts';
import { autoMaxAmount } from '#shared/domain/coupon/amount-limits.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { currencyOf } from '#shared/domain/money/currencies.ts';
import type { MinorUnits } from '#shared/domain/money/minor-units.ts';
import { amountChanged } from '../slice.ts';
import type { SlipModel } from './slip-model.ts';
import styles from './stake-box.module.css';

/** Quick amounts, as multiples of the first amount of the currency. */
const TIMES = [1, 2, 10] as const;

interface StakeChipsProps {
  readonly model: SlipModel;
  readonly limits: CouponLimits | null;
  readonly account: Account | null;
}

/** The most that can be staked: what the limits and the balance allow; shared among many singles. */
function mostAmount({ model, limits, account }: StakeChipsProps): MinorUnits | null {
  const bonus = account?.type === 4;
  const max = bonus ? null : (limits?.maxBetAmount ?? null);
  if (!account) return max;
  const bets = model.typeId === COUPON_TYPE.manySingles ? model.legs.length : 1;
  return autoMaxAmount(max, Math.floor(account.money / Math.max(bets, 1)));
}

/** Amounts that are one press away. */
export function StakeChips(props: StakeChipsProps) {
  const { t } = useTranslation('coupon');
  const dispatch = useAppDispatch();
  const money = useMoneyText();
  const { iso } = props.model;
  const most = mostAmount(props);
  const set = (value: MinorUnits) => dispatch(amountChanged({ value, iso }));
  return (
    <fieldset className={styles.chips}>
      <legend className="vh">{t('chips_label')}</legend>
      {TIMES.map((times) => {
        const amount = currencyOf(iso).initialAmount * times;
        return (
          <button key={times} type="button" className={styles.chip} onClick={() => set(amount)}>
            <span className="vh">{money(amount, iso)}</span>
            <bdi aria-hidden="true">{money(amount, iso, { currencyDisplay: 'none', trimZeroDecimals: true })}</bdi>
          </button>
        );
      })}
      <button
        type="button"
        className={styles.chip}
        disabled={most === null || most === 0}
        title={most === null ? undefined : money(most, iso)}
        onClick={() => most !== null && set(most)}
      >
        {t('chip_max')}
      </button>
    </fieldset>
  );
}
