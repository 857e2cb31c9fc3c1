import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import type { CashOutCode } from '#shared/domain/coupon/cash-out/cash-out-codes.ts';

/** Returns the words for a code: why there is no cash-out price, or why an order was refused. */
export function useCashOutReason(): (code: CashOutCode) => string {
  const { t } = useTranslation('cash-out');
  return (code) => t(`reason_${code.toLowerCase()}`);
}
