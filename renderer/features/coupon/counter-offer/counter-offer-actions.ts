import { createAction } from '@reduxjs/toolkit';

/** The player takes the smaller stake of one placement; `newKey` is a UUID that was made for this press. */
export const counterOfferAccepted = createAction<{
  readonly batchId: string;
  readonly key: string;
  readonly newKey: string;
}>('coupon/counterOfferAccepted');

/** The player lets the smaller stake of one placement go. */
export const counterOfferDismissed = createAction<{ readonly batchId: string; readonly key: string }>(
  'coupon/counterOfferDismissed',
);
