import { createHash } from 'node:crypto';
import type { Placement } from '#shared/contracts/coupon.ts';
import { isMultiASystem } from '#shared/domain/coupon/availability.ts';
import { blocksOf } from '#shared/domain/coupon/blocks.ts';
import type { CouponRules } from '#shared/domain/coupon/coupon-rules.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { ApiError } from '../../plugins/api-error.ts';
import { type Groupable, isNamedByMembers } from './builder/group-legs.ts';

const MAX_BLOCK_ID = 50;

/** A well-formed placement; prices and other figures of the client are still hints. */
export interface PlacementRequest extends Placement {
  readonly bets: (Placement['bets'][number] & { blockId: number; banker: boolean })[];
}

function refuse(path: string, message: string): never {
  throw new ApiError('BAD_REQUEST', { message: 'The bets are not as described.', issues: [{ path, message }] });
}

function blockIdOf(blockId: number | undefined, index: number): number {
  if (blockId === undefined) return index + 1;
  const isRight = Number.isInteger(blockId) && blockId >= 0 && blockId <= MAX_BLOCK_ID;
  return isRight ? blockId : refuse(`body.bets.${index}.blockId`, `Must be a whole number from 0 to ${MAX_BLOCK_ID}`);
}

/**
 * Checks that bet builders are named by their members.
 *
 * @throws ApiError BAD_REQUEST
 */
export function checkGroups(bets: readonly Groupable[]): void {
  const index = bets.findIndex((bet) => !isNamedByMembers(bet));
  if (index < 0) return;
  refuse(
    `body.bets.${index}.members`,
    'Must be selections of one game, ascending, and selectionId the id made of them',
  );
}

/**
 * Checks that stakes of blocks name blocks of the coupon after its first one, whose stake is the coupon's (P-03).
 *
 * @throws ApiError BAD_REQUEST
 */
function checkBlockStakes(amounts: Placement['amountByBlockId'], bets: PlacementRequest['bets']): void {
  const later = blocksOf(bets)
    .slice(1)
    .map(({ blockId }) => String(blockId));
  const unknown = Object.keys(amounts ?? {}).find((key) => !later.includes(key));
  if (unknown !== undefined)
    refuse(`body.amountByBlockId.${unknown}`, `Must be a block after the first: ${later.join(', ')}`);
}

/**
 * Completes a placement: every leg gets a block, a multi coupon that is a system becomes one (coupon mathematics §2),
 * and fields that its type does not use are dropped.
 *
 * @param key the idempotency key, which the body repeats as its id
 * @throws ApiError BAD_REQUEST
 */
export function placementRequest(body: Placement, key: string, rules: CouponRules): PlacementRequest {
  if (body.id.toLowerCase() !== key) refuse('body.id', 'Must be the idempotency key');
  const isSystem = body.typeId === COUPON_TYPE.system;
  checkGroups(body.bets);
  const bets = body.bets.map((bet, index) => ({
    ...bet,
    blockId: blockIdOf(bet.blockId, index),
    banker: isSystem && bet.banker === true,
  }));
  const typeId = body.typeId === COUPON_TYPE.multi && isMultiASystem(bets, rules) ? COUPON_TYPE.system : body.typeId;
  const { systemValue, amountByBlockId, ...rest } = body;
  if (typeId === COUPON_TYPE.condition) checkBlockStakes(amountByBlockId, bets);
  const hasLines = typeId === COUPON_TYPE.system || typeId === COUPON_TYPE.multi;
  return {
    ...rest,
    typeId,
    bets,
    ...(hasLines && systemValue !== undefined ? { systemValue } : {}),
    ...(typeId === COUPON_TYPE.condition && amountByBlockId ? { amountByBlockId } : {}),
  };
}

/** Returns the hash that tells two placements with one key apart: hex, of the body as it was sent. */
export function requestHash(body: Placement): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex');
}
