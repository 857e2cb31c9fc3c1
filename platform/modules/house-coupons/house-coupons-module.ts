import type { FastifyInstance } from 'fastify';
import {
  generateCouponCall,
  houseExpressesCall,
  repeatCouponCall,
  shareCouponCall,
  sharedCouponCall,
} from '#shared/contracts/house-coupons.ts';
import type { RegisterCall } from '../../plugins/call-route.ts';
import type { Book } from '../../simulation/book/book-port.ts';
import type { Coupons } from '../coupons/coupons-service.ts';
import type { HouseCoupons } from './house-coupons-service.ts';
import { repeatCoupon } from './repeat-coupon.ts';

interface HouseCouponsModule {
  readonly register: RegisterCall;
  readonly houseCoupons: HouseCoupons;
  readonly coupons: Pick<Coupons, 'builder' | 'coupon'>;
  readonly book: Pick<Book, 'game' | 'quote'>;
}

/** Registers the calls of share codes, bet generator and house expresses (P-15, P-16). */
export function houseCouponsModule(
  app: FastifyInstance,
  { register, houseCoupons, coupons, book }: HouseCouponsModule,
): void {
  const { sharing, generate } = houseCoupons;
  register(app, shareCouponCall, ({ body }) => sharing.share({ ...body, systemValue: body.systemValue ?? null }));
  register(app, sharedCouponCall, ({ params }) => sharing.load(params.code));
  register(app, repeatCouponCall, async ({ userId, params }) => {
    const coupon = await coupons.coupon(userId, Number(params.couponId));
    const builderPrice = async (gameId: number, members: readonly number[]) =>
      (await coupons.builder({ gameId, members: [...members] })).coef;
    return repeatCoupon(coupon, { book, builderPrice });
  });
  register(app, houseExpressesCall, () => houseCoupons.expresses.today());
  register(app, generateCouponCall, ({ body }) => generate(body));
}
