import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import type { PurchaseRefusal } from './purchase-order.ts';

/** Returns the words for why a purchase was refused. */
export function useRefusalText(): (reason: PurchaseRefusal) => string {
  const { t } = useTranslation('points');
  return (reason) => t(`refused_${reason.replaceAll('-', '_')}`);
}
