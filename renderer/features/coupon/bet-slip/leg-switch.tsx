import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { betKey } from '#renderer/lib/ports/coupon-port.ts';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import type { CouponBet } from '../coupon-state.ts';
import { betSwitched } from '../slice.ts';
import styles from './leg-row.module.css';
import { useLegText } from './use-leg-text.ts';

/** Key of the bet that was just switched: its other row has another switch, which takes over the focus. */
let switched: string | null = null;

interface LegSwitchProps {
  readonly bet: CouponBet;
  readonly isOn: boolean;
}

/** Switches a bet off without removing it, or on again. */
export function LegSwitch({ bet, isOn }: LegSwitchProps) {
  const { t } = useTranslation('coupon');
  const dispatch = useAppDispatch();
  const text = useLegText();
  const key = betKey(bet);
  const takeFocus = (element: HTMLButtonElement | null) => {
    if (!element || switched !== key) return;
    switched = null;
    element.focus({ preventScroll: true });
  };
  return (
    <button
      ref={takeFocus}
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={t('switch_of', { bet: text.pair(bet) })}
      title={t(isOn ? 'switch_off' : 'switch_on')}
      className={styles.switch}
      onClick={() => {
        switched = key;
        dispatch(betSwitched(key));
      }}
    />
  );
}
