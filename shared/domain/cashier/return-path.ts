/** Ways in which a provider leads a player back; the page believes none of them and asks the platform. */
export type PaymentReturn = 'cancel' | 'fail' | 'pending' | 'success';

/** Name of the parameter that tells a return page which payment it is about. */
export const RETURNED_PAYMENT = 'payment';

/** Returns the path to which a provider leads back after a deposit. */
export const paymentReturnPath = (language: string, outcome: PaymentReturn, paymentId: number): string =>
  `/${language}/onpay/${outcome}?${RETURNED_PAYMENT}=${paymentId}`;
