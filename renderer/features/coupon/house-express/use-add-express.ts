import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import type { HouseExpress } from '#shared/contracts/house-coupons.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { couponFilled } from '../slice.ts';
import { filledCoupon } from '../tools/filled-coupon.ts';

/** Returns the function that fills the coupon with a house express. */
export function useAddExpress(): (express: HouseExpress) => void {
  const dispatch = useAppDispatch();
  return ({ expressId, percent, legs }) => {
    const express = { id: expressId, percent, selectionIds: legs.map(({ selectionId }) => selectionId) };
    dispatch(couponFilled({ ...filledCoupon(legs, COUPON_TYPE.express, null), express }));
  };
}
