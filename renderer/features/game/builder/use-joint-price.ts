import { skipToken } from '@reduxjs/toolkit/query';
import { useOddsMoves } from '#renderer/lib/feed/use-odds-moves.ts';
import type { PressedPrice } from '#renderer/lib/ports/coupon-port.ts';
import type { BuilderPrice } from '#shared/contracts/builder.ts';
import { BUILDER_RULES } from '#shared/domain/builder/builder-rules.ts';
import { usePriceBuilderQuery } from './api.ts';

/** What the selections of a game cost together, live. */
export interface JointPrice {
  /** Of these very selections; null while nobody has told it. */
  readonly price: BuilderPrice | null;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** Of one selection too: the answer says whether it can be combined at all. */
const isEnough = (count: number) => count > 0 && count <= BUILDER_RULES.maxMembers;

/** Asks for the joint price, and again whenever the price of one of the selections has moved. */
export function useJointPrice(gameId: number, chosen: readonly PressedPrice[]): JointPrice {
  const members = chosen.map(({ selectionId }) => selectionId).sort((a, b) => a - b);
  const isAsked = isEnough(members.length);
  const { currentData, isError, refetch } = usePriceBuilderQuery(isAsked ? { body: { gameId, members } } : skipToken);
  useOddsMoves(isAsked ? members : [], () => void refetch());
  return { price: currentData ?? null, isFailed: isAsked && isError, retry: () => void refetch() };
}
