import { skipToken } from '@reduxjs/toolkit/query';
import { useRetry } from '#renderer/lib/api/use-retry.ts';
import { useOddsMoves } from '#renderer/lib/feed/use-odds-moves.ts';
import type { PressedPrice } from '#renderer/lib/ports/coupon-port.ts';
import type { BuilderPrice } from '#shared/contracts/builder.ts';
import { BUILDER_RULES } from '#shared/domain/builder/builder-rules.ts';
import { usePriceBuilderQuery } from './api.ts';

/** Live joint price of selections of one game. */
export interface JointPrice {
  /** Joint price of exactly these selections; null until the platform answers. */
  readonly price: BuilderPrice | null;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** Also asks for one selection, because the answer says whether it can be combined. */
const isEnough = (count: number) => count > 0 && count <= BUILDER_RULES.maxMembers;

/** Asks for the joint price, and again whenever the price of a selection moves. */
export function useJointPrice(gameId: number, chosen: readonly PressedPrice[]): JointPrice {
  const members = chosen.map(({ selectionId }) => selectionId).sort((a, b) => a - b);
  const isAsked = isEnough(members.length);
  const { currentData, isError, refetch } = usePriceBuilderQuery(isAsked ? { body: { gameId, members } } : skipToken);
  useOddsMoves(isAsked ? members : [], () => void refetch());
  return { price: currentData ?? null, isFailed: isAsked && isError, retry: useRetry(refetch) };
}
