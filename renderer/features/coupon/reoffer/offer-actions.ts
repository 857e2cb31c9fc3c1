import { createAction } from '@reduxjs/toolkit';

/** The player takes the smaller stake of one placement; `newKey` is a UUID that was made for this press. */
export const stakeOfferTaken = createAction<{
  readonly batchId: string;
  readonly key: string;
  readonly newKey: string;
}>('coupon/stakeOfferTaken');

/** The player lets the smaller stake of one placement go. */
export const stakeOfferLeft = createAction<{ readonly batchId: string; readonly key: string }>('coupon/stakeOfferLeft');
