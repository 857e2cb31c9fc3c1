import type { BetSubject } from '#renderer/lib/text/use-bet-text.ts';
import type { Coupon } from '#shared/contracts/coupon.ts';
import type { EditQuestion, EditTerms } from '#shared/contracts/coupon-edit.ts';
import { isSameLeg, legIdentity } from '#shared/domain/builder/leg-identity.ts';
import { isPendingStatus } from '#shared/domain/coupon/leg-status.ts';

/** A bet that somebody has picked, in words and by its selection. */
export interface PickedBet extends BetSubject {
  readonly selectionId: number;
  /** Of a bet builder. */
  readonly members?: readonly number[];
  readonly gameId: number;
}

/** A bet as it stands in the edited coupon. */
export interface DraftLeg {
  readonly bet: PickedBet;
  readonly banker: boolean;
  /** `locked` are decided and no part of the new coupon. */
  readonly state: 'added' | 'kept' | 'locked' | 'removed';
  /** Accepted price of a bet that the coupon had, thousandths. */
  readonly coef: number | null;
  /** The bet that this one stands in for. */
  readonly instead: PickedBet | null;
}

/** What the coupon is to become: its bets, and its stake in minor units; null stakes what the coupon is worth. */
export interface EditDraft {
  readonly legs: readonly DraftLeg[];
  readonly stake: number | null;
}

/** The coupon as it is. */
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

/** A bet of the coupon, by its identity, goes or comes back; one that was added goes for good. */
export function toggled(draft: EditDraft, identity: string): EditDraft {
  const legs = draft.legs.flatMap((leg): DraftLeg[] => {
    if (legIdentity(leg.bet) !== identity) return [leg];
    if (leg.state === 'added') return leg.instead ? [{ ...leg, bet: leg.instead, state: 'kept', instead: null }] : [];
    return [{ ...leg, state: leg.state === 'removed' ? 'kept' : 'removed' }];
  });
  return { ...draft, legs };
}

/** Another bet stands in for one of the coupon, which is told by its identity. */
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

/** One more bet; one that is there stays as it is. */
export function withBet(draft: EditDraft, bet: PickedBet): EditDraft {
  if (draft.legs.some((leg) => isSameLeg(leg.bet, bet))) return draft;
  return { ...draft, legs: [...draft.legs, { bet, banker: false, state: 'added', coef: null, instead: null }] };
}

/** The bets of the new coupon. */
export function betsOfDraft({ legs }: EditDraft): readonly DraftLeg[] {
  return legs.filter(({ state }) => state === 'kept' || state === 'added');
}

/** What the platform is asked; null while no bet is left. */
export function questionOf(draft: EditDraft): EditQuestion | null {
  const bets = betsOfDraft(draft).map(({ bet: { selectionId, members }, banker }) => ({
    selectionId,
    ...(members ? { members: [...members] } : {}),
    banker,
  }));
  return bets.length === 0 ? null : { bets, stake: draft.stake };
}

/** What the player has to pay beside the coupon (above 0), or gets back (below 0), minor units. */
export function differenceOf({ stake, value }: Extract<EditTerms, { status: 'offered' }>): number {
  return stake - value;
}
