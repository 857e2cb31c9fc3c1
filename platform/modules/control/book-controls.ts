import type { FastifyInstance } from 'fastify';
import { controlPlayerFactorCall } from '#shared/contracts/control-book.ts';
import type { RegisterCall } from '../../plugins/call-route.ts';
import type { Coupons } from '../coupons/service.ts';
import type { FindPlayer } from './control-service.ts';

/** The part of the coupons that the operator of the book works with. */
export type FactorSetter = Pick<Coupons, 'setFactor'>;

/** The operator's side of the book's limits (decision 020), in the scope of the controls. */
export function bookControls(
  scope: FastifyInstance,
  register: RegisterCall,
  { factors, findPlayer }: { readonly factors: FactorSetter; readonly findPlayer: FindPlayer },
): void {
  register(scope, controlPlayerFactorCall, async ({ body: { email, userId, factor } }) => {
    const player = await findPlayer({ email, userId });
    await factors.setFactor(player, factor);
    return { userId: player, factor };
  });
}
