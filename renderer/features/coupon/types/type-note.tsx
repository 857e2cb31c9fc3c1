import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import type { BetSlipModel } from '../bet-slip/bet-slip-model.ts';
import styles from './arrangement.module.css';
import { isArranged } from './block-types.ts';

/** Explains the types beyond single, express and system, and shows the smallest stake. */
export function TypeNote({ model }: { readonly model: BetSlipModel }) {
  const { t } = useTranslation('coupon-types');
  const money = useMoneyText();
  const { typeId, placedTypeId, systemValue, iso } = model;
  const isMulti = typeId === COUPON_TYPE.multi;
  const minStake = model.systemValues.find(({ value }) => value === systemValue)?.minBetAmount;
  const isSystem = typeId === COUPON_TYPE.system;
  const notes = [
    ...(isSystem || isArranged(typeId) ? [] : [t(`about_${typeId}`)]),
    ...(isMulti && placedTypeId === COUPON_TYPE.system ? [t('multi_is_system')] : []),
    ...((isSystem || isMulti) && minStake !== undefined && minStake > 1
      ? [t('min_stake', { amount: money(minStake, iso) })]
      : []),
  ];
  return notes.length === 0 ? null : <p className={styles.note}>{notes.join(' ')}</p>;
}
