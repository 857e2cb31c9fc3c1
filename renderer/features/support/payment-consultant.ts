/** Query parameter of payment pages that lead to support (shell §9). */
const FLAG = 'payment_consultant';
const KEY = 'fairline:payment-consultant';

type TabStorage = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Keeps the flag of an address while the tab is open, if it is 1; any other value changes nothing. Questions to support
 * start with the topic of payments then.
 */
export function keepPaymentConsultant(search: string, tab: TabStorage): void {
  if (new URLSearchParams(search).get(FLAG) === '1') tab.setItem(KEY, '1');
}

/** Whether a payment page led this tab to support. */
export function wasSentByPayment(tab: TabStorage): boolean {
  return tab.getItem(KEY) === '1';
}
