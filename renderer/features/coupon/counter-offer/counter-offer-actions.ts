import { createAction } from '@reduxjs/toolkit';

/** The player accepts the smaller stake of one placement; `newKey` is a UUID made for this press. */
export const counterOfferAccepted = createAction<{
  readonly batchId: string;
  readonly key: string;
  readonly newKey: string;
}>('coupon/counterOfferAccepted');

/** The player rejects the smaller stake of one placement. */
export const counterOfferDismissed = createAction<{ readonly batchId: string; readonly key: string }>(
  'coupon/counterOfferDismissed',
);
