/** Set by pages of payment that lead to a consultant (shell §9). */
const FLAG = 'payment_consultant';
const KEY = 'fairline:payment-consultant';

type TabStorage = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Keeps the flag of an address for as long as the tab is open, if it is 1; any other value changes nothing. Questions to
 * support are about payments then, until the visitor chooses something else.
 */
export function keepPaymentConsultant(search: string, tab: TabStorage): void {
  if (new URLSearchParams(search).get(FLAG) === '1') tab.setItem(KEY, '1');
}

/** Whether this tab was led to support by a payment. */
export function wasSentByPayment(tab: TabStorage): boolean {
  return tab.getItem(KEY) === '1';
}
