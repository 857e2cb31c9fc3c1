import type { BetSubject } from '#renderer/lib/text/use-bet-text.ts';
import type { Coupon } from '#shared/contracts/coupon.ts';
import type { EditQuestion, EditTerms } from '#shared/contracts/coupon-edit.ts';
import { isSameLeg, legIdentity } from '#shared/domain/builder/leg-identity.ts';
import { isPendingStatus } from '#shared/domain/coupon/leg-status.ts';

/** Bet that the player has picked, with what is needed to name it. */
export interface PickedBet extends BetSubject {
  readonly selectionId: number;
  /** Members of a bet builder. */
  readonly members?: readonly number[];
  readonly gameId: number;
}

/** Bet of the edited coupon. */
export interface DraftLeg {
  readonly bet: PickedBet;
  readonly banker: boolean;
  /** `locked`: already decided, and not part of the new coupon. */
  readonly state: 'added' | 'kept' | 'locked' | 'removed';
  /** Accepted price of a bet of the coupon, thousandths. */
  readonly coef: number | null;
  /** Bet that this one replaces. */
  readonly instead: PickedBet | null;
}

/** Requested coupon: its bets, and its stake in minor units; null stakes the value of the coupon. */
export interface EditDraft {
  readonly legs: readonly DraftLeg[];
  readonly stake: number | null;
}

/** Returns the draft of an unchanged coupon. */
export function draftOf({ legs }: Pick<Coupon, 'legs'>): EditDraft {
  return {
    stake: null,
    legs: legs.map((leg) => ({
      bet: leg.group ? { ...leg, members: leg.group.members.map(({ selectionId }) => selectionId) } : leg,
      banker: leg.banker,
      state: isPendingStatus(leg.statusId) ? 'kept' : 'locked',
      coef: leg.coef,
      instead: null,
    })),
  };
}

/** Removes or restores a bet by its identity; an added bet is removed for good. */
export function toggled(draft: EditDraft, identity: string): EditDraft {
  const legs = draft.legs.flatMap((leg): DraftLeg[] => {
    if (legIdentity(leg.bet) !== identity) return [leg];
    if (leg.state === 'added') return leg.instead ? [{ ...leg, bet: leg.instead, state: 'kept', instead: null }] : [];
    return [{ ...leg, state: leg.state === 'removed' ? 'kept' : 'removed' }];
  });
  return { ...draft, legs };
}

/** Replaces a bet of the coupon, given by its identity. */
export function replaced(draft: EditDraft, identity: string, bet: PickedBet): EditDraft {
  const legs = draft.legs.map((leg): DraftLeg => {
    if (legIdentity(leg.bet) !== identity) return leg;
    const instead = leg.instead ?? (leg.state === 'added' ? null : leg.bet);
    return instead && isSameLeg(instead, bet)
      ? { ...leg, bet: instead, state: 'kept', instead: null }
      : { ...leg, bet, state: 'added', instead };
  });
  return { ...draft, legs };
}

/** Adds a bet; one that is already there stays unchanged. */
export function withBet(draft: EditDraft, bet: PickedBet): EditDraft {
  if (draft.legs.some((leg) => isSameLeg(leg.bet, bet))) return draft;
  return { ...draft, legs: [...draft.legs, { bet, banker: false, state: 'added', coef: null, instead: null }] };
}

/** Returns the bets of the new coupon. */
export function betsOfDraft({ legs }: EditDraft): readonly DraftLeg[] {
  return legs.filter(({ state }) => state === 'kept' || state === 'added');
}

/** Returns the request for a quote; null while no bet is left. */
export function questionOf(draft: EditDraft): EditQuestion | null {
  const bets = betsOfDraft(draft).map(({ bet: { selectionId, members }, banker }) => ({
    selectionId,
    ...(members ? { members: [...members] } : {}),
    banker,
  }));
  return bets.length === 0 ? null : { bets, stake: draft.stake };
}

/** Returns what the player pays in addition to the coupon's value (above 0) or gets back (below 0), minor units. */
export function differenceOf({ stake, value }: Extract<EditTerms, { status: 'offered' }>): number {
  return stake - value;
}
