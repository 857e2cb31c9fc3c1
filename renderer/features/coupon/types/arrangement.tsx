import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import type { BetSlipModel } from '../bet-slip/bet-slip-model.ts';
import { BlockLegs } from './block-legs.tsx';
import { ChainLegs } from './chain-legs.tsx';

/** Shows the bets of a type that the player arranges: a chain in its order, the others in their blocks. */
export function Arrangement({ model }: { readonly model: BetSlipModel }) {
  return model.typeId === COUPON_TYPE.chain ? <ChainLegs model={model} /> : <BlockLegs model={model} />;
}
