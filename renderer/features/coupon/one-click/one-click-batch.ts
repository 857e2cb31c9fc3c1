import type { PressedPrice } from '#renderer/lib/ports/coupon-port.ts';
import type { Account } from '#shared/contracts/account.ts';
import { type BetSlipPreferences, oneClickAmountOf } from '#shared/domain/coupon/bet-slip-preferences.ts';
import type { CoefChangeAction, DropPercent } from '#shared/domain/coupon/coef-change.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { ACCOUNT_TYPE } from '#shared/domain/money/account-types.ts';
import { formatOdds } from '#shared/domain/odds/format-odds.ts';
import type { PlacementBatch } from '../placement/batch.ts';
import type { BatchContext } from '../placement/make-batch.ts';
import { betOf } from '../slice.ts';

/** Ms within which a second press of the same price counts as the same press. */
export const SAME_PRESS_MS = 1500;

export interface OneClickInput
  extends Pick<BatchContext, 'coefViewId' | 'fractionalMode' | 'newKey' | 'now' | 'userId'> {
  readonly pressed: PressedPrice;
  readonly account: Pick<Account, 'id' | 'iso' | 'type'>;
  readonly preferences: BetSlipPreferences;
  readonly tolerance: { readonly action: CoefChangeAction; readonly dropPercent: DropPercent };
}

/** Makes the batch of one press: a single at the price on the button (coupon mathematics §8.3). */
export function oneClickBatch(input: OneClickInput): PlacementBatch {
  const { pressed, account, preferences, tolerance, userId, coefViewId, fractionalMode, now, newKey } = input;
  const bet = betOf(pressed);
  const key = newKey();
  return {
    id: newKey(),
    userId,
    askedAt: now,
    iso: account.iso,
    typeId: COUPON_TYPE.single,
    bets: [bet],
    isOneClick: true,
    intents: [
      {
        key,
        body: {
          id: key,
          accountId: account.id,
          userId,
          typeId: COUPON_TYPE.single,
          amount: oneClickAmountOf(preferences, account.iso, account.type === ACCOUNT_TYPE.bonus),
          bets: [{ selectionId: bet.selectionId, coef: bet.coef }],
          changeCoefAction: tolerance.action,
          ...(tolerance.dropPercent > 0 ? { dropPercent: tolerance.dropPercent } : {}),
          coefViewId,
          exactCoef: 0,
          isDropOnScoreChange: false,
          prepaidAmount: 0,
          coef: bet.coef,
          coefByView: formatOdds(bet.coef, coefViewId, { fractionalMode }),
        },
        phase: { kind: 'sending' },
      },
    ],
  };
}

/** Tells whether a press repeats the last one: the same price within `SAME_PRESS_MS`, in this tab or another. */
export function isSamePress(batch: PlacementBatch | null, selectionId: number, now: number): boolean {
  if (!batch?.isOneClick || now - batch.askedAt >= SAME_PRESS_MS) return false;
  return batch.bets.some((bet) => bet.selectionId === selectionId);
}
