import type { Placement } from '#shared/contracts/coupon.ts';
import type { EditTerms } from '#shared/contracts/coupon-edit.ts';
import { type IdentifiedLeg, isSameLeg, legIdentity } from '#shared/domain/builder/leg-identity.ts';
import type { EditReason, LegLock } from '#shared/domain/coupon/edit/edit-codes.ts';
import { EDITABLE_TYPES, type EditedShape, editedShape } from '#shared/domain/coupon/edit/edited-shape.ts';
import { isPendingStatus } from '#shared/domain/coupon/leg-status.ts';
import { definedOnly } from '#shared/domain/data/defined-only.ts';
import type { AccountIdentity } from '../../accounts/accounts-service.ts';
import { type Assessment, assess } from '../assessment.ts';
import { groupLock } from '../builder/group-cash-out.ts';
import { lookAtLeg } from '../builder/group-legs.ts';
import { type CashOutPriceParts, priceCoupon } from '../cash-out/cash-out-price.ts';
import type { CouponRow } from '../coupon-record.ts';
import type { PlacementRequest } from '../placement-request.ts';
import type { createSnapshots } from '../quotes.ts';
import type { EditRefusal } from './edit-repository.ts';

/** A bet of the new coupon; without a price it is taken at the present one. */
export interface WantedBet extends IdentifiedLeg {
  readonly coef?: number | undefined;
  readonly banker?: boolean | undefined;
}

/** The player's request for what a coupon should become. */
export interface EditRequest {
  /** Null for the open bets of the coupon. */
  readonly bets: readonly WantedBet[] | null;
  /** Minor units; null stakes the coupon's value. */
  readonly stake: number | null;
  /** Null for a bonus bet where the old coupon has one and the new one may. */
  readonly isBonusBet: boolean | null;
}

/** Dependencies of a look at an edit. */
export interface EditParts extends CashOutPriceParts {
  readonly snapshot: ReturnType<typeof createSnapshots>;
}

/** The result of an edit at this instant. */
export interface EditLook {
  readonly value: number;
  readonly stake: number;
  readonly shape: EditedShape<WantedBet>;
  readonly assessment: Assessment;
  readonly bonusBetCoef: number | null;
  readonly isLive: boolean;
  /** Null when the edit can be posted, apart from the balance and the player's limits. */
  readonly problem: EditRefusal | null;
}

type Ends = Extract<EditTerms, { status: 'offered' }>['ends'];

const openLegs = (row: CouponRow) => row.legs.filter(({ statusId }) => isPendingStatus(statusId));

/** Returns a stored leg in the form of a requested bet. */
const betOfLeg = ({ selectionId, group }: CouponRow['legs'][number]) =>
  definedOnly({ selectionId, members: group ? [...group.selectionIds] : undefined });

/** Returns which bets can be removed or changed now, and why the others cannot. */
export function editableLegsOf(row: CouponRow, book: CashOutPriceParts['book']): EditTerms['legs'] {
  const lockOf = ({ statusId, selectionId, group }: CouponRow['legs'][number]): LegLock | null => {
    if (group && isPendingStatus(statusId)) return groupLock(group, book);
    if (!isPendingStatus(statusId) || book.settle(selectionId) !== null) return 'DECIDED';
    const quote = book.quote(selectionId);
    if (quote?.suspended) return 'SUSPENDED';
    return quote === null || book.chance(selectionId) === null ? 'NO_PRICE' : null;
  };
  return row.legs.map((leg) => ({ ...betOfLeg(leg), lock: lockOf(leg) }));
}

/**
 * Returns whether the edit would only place the same bets again, which would cost the player the margin for nothing.
 */
function isUnchanged(row: CouponRow, { bets }: EditedShape<WantedBet>, stake: number, value: number): boolean {
  const before = openLegs(row).map((leg) => `${legIdentity(betOfLeg(leg))} ${leg.banker}`);
  const after = bets.map((bet) => `${legIdentity(bet)} ${bet.banker === true}`);
  return before.join() === after.join() && (stake === value || stake === row.amount);
}

/**
 * Returns the bet with the members of the coupon's bet builder that it names. A number alone names a group only if no
 * other group of the coupon has the same number.
 */
function withMembers(row: CouponRow, bet: WantedBet): WantedBet {
  const named = row.legs.filter(({ group, selectionId }) => group && selectionId === bet.selectionId);
  const [only] = named;
  return bet.members === undefined && only && named.length === 1 ? { ...bet, ...betOfLeg(only) } : bet;
}

function requestOf(
  row: CouponRow,
  { typeId, systemValue, bets }: EditedShape<WantedBet>,
  { stake, isBonusBet }: { readonly stake: number; readonly isBonusBet: boolean },
  book: CashOutPriceParts['book'],
): PlacementRequest {
  return {
    id: row.key,
    accountId: row.accountId,
    amount: stake,
    typeId: typeId as Placement['typeId'],
    ...definedOnly({ systemValue: systemValue ?? undefined, isBonusBet: isBonusBet || undefined }),
    changeCoefAction: 2,
    bets: bets.map(({ selectionId, members, coef, banker }, index) => {
      const bet = definedOnly({ selectionId, members: members && [...members] });
      const price = coef ?? lookAtLeg(book, bet).quote?.price ?? 0;
      return { ...bet, coef: price, blockId: index + 1, banker: banker === true };
    }),
  };
}

function refusalIn({ refusal }: Assessment): EditRefusal | null {
  if (!refusal) return null;
  const { code, selectionIds, data } = refusal.refusal;
  return { code, selectionIds, data };
}

/**
 * Assesses the new coupon. Only the assessment knows whether a bonus bet is granted: one that is asked for without a
 * reason is refused.
 */
function assessed(
  row: CouponRow,
  shape: EditedShape<WantedBet>,
  account: AccountIdentity,
  request: EditRequest,
  parts: EditParts,
  stake: number,
): Assessment {
  const { book, clock, settings, snapshot } = parts;
  const look = (isBonusBet: boolean) => {
    const request = requestOf(row, shape, { stake, isBonusBet }, book);
    return assess({ request, account, settings: settings(), book, snapshot, now: clock.now() });
  };
  if (request.isBonusBet !== null) return look(request.isBonusBet);
  if (!row.bonuses?.bonusBetCoef) return look(false);
  const withBonus = look(true);
  return withBonus.coupon ? withBonus : look(false);
}

/** Values a coupon as its cash-out does, and assesses its successor as a placement (peers (c)3). */
export function lookAtEdit(
  row: CouponRow,
  account: AccountIdentity,
  request: EditRequest,
  parts: EditParts,
): EditLook | { readonly reason: EditReason } {
  if (!parts.cashOutSettings().isEditable) return { reason: 'EDIT_SWITCHED_OFF' };
  const priced = priceCoupon(row, parts);
  if ('reason' in priced) return { reason: priced.reason };
  if (!EDITABLE_TYPES.includes(row.typeId)) return { reason: 'TYPE_NOT_EDITED' };
  // The new coupon would be taxed, while the old one was not.
  if (parts.settings().tax) return { reason: 'TAXED' };
  const value = priced.price;
  const stake = request.stake ?? value;
  const bankers = row.legs.filter(({ banker }) => banker).map(betOfLeg);
  const wanted = request.bets?.map((bet) => withMembers(row, bet)) ?? openLegs(row).map(betOfLeg);
  const isBanker = (bet: WantedBet) => bet.banker ?? bankers.some((one) => isSameLeg(one, bet));
  const bets = wanted.map((bet) => ({ ...bet, banker: isBanker(bet) }));
  const shape = editedShape(row, bets, parts.settings().rules);
  const assessment = assessed(row, shape, account, request, parts, stake);
  const isSame = isUnchanged(row, shape, stake, value);
  return {
    value,
    stake,
    shape,
    assessment,
    bonusBetCoef: assessment.coupon?.bonuses.bonusBetCoef ?? null,
    isLive: priced.isLive || assessment.isLive,
    problem: isSame ? { code: 'NOTHING_CHANGED' } : refusalIn(assessment),
  };
}

/** Returns the bonuses that the old coupon had and the new one lacks. */
export function endsOf(row: CouponRow, { assessment: { coupon } }: EditLook): Ends {
  const ends: Ends = row.cashOut?.rule ? ['rule'] : [];
  if (!coupon) return ends;
  if (row.upliftPercent) ends.push('uplift');
  if (row.bonuses?.bonusBetCoef && coupon.bonuses.bonusBetCoef === null) ends.push('bonus-bet');
  if (row.bonuses?.hyperTerms && coupon.bonuses.hyperTerms === null) ends.push('hyper-bonus');
  return ends;
}
