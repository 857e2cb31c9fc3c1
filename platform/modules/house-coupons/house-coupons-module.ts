import type { FastifyInstance } from 'fastify';
import {
  generateCouponCall,
  houseExpressesCall,
  shareCouponCall,
  sharedCouponCall,
} from '#shared/contracts/house-coupons.ts';
import type { RegisterCall } from '../../plugins/call-route.ts';
import type { HouseCoupons } from './house-coupons-service.ts';

interface HouseCouponsModule {
  readonly register: RegisterCall;
  readonly houseCoupons: HouseCoupons;
}

/** Registers the calls of share codes, bet generator and house expresses (P-15, P-16). */
export function houseCouponsModule(app: FastifyInstance, { register, houseCoupons }: HouseCouponsModule): void {
  const { sharing, generate } = houseCoupons;
  register(app, shareCouponCall, ({ body }) => sharing.share({ ...body, systemValue: body.systemValue ?? null }));
  register(app, sharedCouponCall, ({ params }) => sharing.load(params.code));
  register(app, houseExpressesCall, () => houseCoupons.expresses.today());
  register(app, generateCouponCall, ({ body }) => generate(body));
}
