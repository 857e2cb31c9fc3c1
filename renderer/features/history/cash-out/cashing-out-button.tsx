import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { SECOND_MS, useNow } from '#renderer/lib/time/use-now.ts';
import { Button } from '#renderer/ui/button.tsx';
import type { CashOutPhase } from './cash-out-order.ts';

/** Whether an order is on its way: it is being sent, or waits out its live delay. */
export const isCashingOut = ({ kind }: CashOutPhase): boolean => kind === 'sending' || kind === 'pending';

interface CashingOutButtonProps {
  readonly phase: CashOutPhase;
  /** Price of the order as the player saw it, minor units. */
  readonly price: number;
  readonly iso: string;
  readonly large?: boolean;
}

/** Stands in for the button of an order that is on its way: says what is sold, and for how long it is checked. */
export function CashingOutButton({ phase, price, iso, large = false }: CashingOutButtonProps) {
  const { t } = useTranslation('cash-out');
  const money = useMoneyText();
  const now = useNow(SECOND_MS);
  const text = t('cashing_out', { price: money(price, iso) });
  const seconds = phase.kind === 'pending' ? Math.max(0, Math.ceil((phase.decidesAt - now) / SECOND_MS)) : 0;
  return (
    <>
      <Button kind="secondary" large={large} wide data-cash-out="" aria-disabled="true" aria-busy="true">
        <span>{text}</span>
        {seconds > 0 ? <small aria-hidden="true">{t('seconds_left', { seconds })}</small> : null}
      </Button>
      <p className="vh" role="status">
        {text}
      </p>
    </>
  );
}
