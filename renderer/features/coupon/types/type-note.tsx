import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import type { BetSlipModel } from '../bet-slip/bet-slip-model.ts';
import styles from './arrangement.module.css';
import { isArranged } from './block-types.ts';

/** What a type does with the bets, where it is not one of the three that everybody knows; and its smallest stake. */
export function TypeNote({ model }: { readonly model: BetSlipModel }) {
  const { t } = useTranslation('coupon-types');
  const money = useMoneyText();
  const { typeId, placedTypeId, systemValue, iso } = model;
  const isMulti = typeId === COUPON_TYPE.multi;
  const least = model.systemValues.find(({ value }) => value === systemValue)?.minBetAmount;
  const isSystem = typeId === COUPON_TYPE.system;
  const notes = [
    ...(isSystem || isArranged(typeId) ? [] : [t(`about_${typeId}`)]),
    ...(isMulti && placedTypeId === COUPON_TYPE.system ? [t('multi_is_system')] : []),
    ...((isSystem || isMulti) && least !== undefined && least > 1
      ? [t('min_stake', { amount: money(least, iso) })]
      : []),
  ];
  return notes.length === 0 ? null : <p className={styles.note}>{notes.join(' ')}</p>;
}
