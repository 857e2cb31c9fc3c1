import type { FastifyInstance } from 'fastify';
import {
  expressOffersCall,
  generateCouponCall,
  shareCouponCall,
  sharedCouponCall,
} from '#shared/contracts/coupon-offers.ts';
import type { RegisterCall } from '../../plugins/call-route.ts';
import type { CouponOffers } from './service.ts';

interface CouponOffersModule {
  readonly register: RegisterCall;
  readonly couponOffers: CouponOffers;
}

/** Coupons that are passed on by a code, and those that the platform puts together (P-15, P-16). */
export function couponOffersModule(app: FastifyInstance, { register, couponOffers }: CouponOffersModule): void {
  const { sharing, generate } = couponOffers;
  register(app, shareCouponCall, ({ body }) => sharing.share({ ...body, systemValue: body.systemValue ?? null }));
  register(app, sharedCouponCall, ({ params }) => sharing.load(params.code));
  register(app, expressOffersCall, () => couponOffers.expresses.today());
  register(app, generateCouponCall, ({ body }) => generate(body));
}
