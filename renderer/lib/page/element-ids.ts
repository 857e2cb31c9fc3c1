/** Element of the coupon beside the content. */
export const COUPON_ID = 'coupon';
