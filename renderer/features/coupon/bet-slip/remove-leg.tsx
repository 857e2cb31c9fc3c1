import type { MouseEvent } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { betKey } from '#renderer/lib/ports/coupon-port.ts';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import { IconButton } from '#renderer/ui/button.tsx';
import type { CouponBet } from '../coupon-state.ts';
import { betsRemoved } from '../slice.ts';
import styles from './leg-row.module.css';
import { useLegText } from './use-leg-text.ts';

/** Moves the focus to a neighbouring bet before the bet with the focused button is removed. */
function passFocus({ currentTarget }: MouseEvent<HTMLElement>): void {
  const leg = currentTarget.closest('li');
  const next = leg?.nextElementSibling ?? leg?.previousElementSibling;
  next?.querySelector<HTMLElement>('[data-remove]')?.focus();
}

/** Removes a bet from the bet slip. */
export function RemoveLeg({ bet }: { readonly bet: CouponBet }) {
  const { t } = useTranslation('coupon');
  const dispatch = useAppDispatch();
  const text = useLegText();
  return (
    <IconButton
      className={styles.remove}
      icon="close"
      size={14}
      label={t('remove_bet', { bet: text.pair(bet) })}
      data-remove=""
      onClick={(event) => {
        passFocus(event);
        dispatch(betsRemoved([betKey(bet)]));
      }}
    />
  );
}
