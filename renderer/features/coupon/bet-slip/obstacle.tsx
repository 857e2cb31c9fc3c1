import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { betKey } from '#renderer/lib/ports/coupon-port.ts';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { Button } from '#renderer/ui/button.tsx';
import type { BetProblem } from '#shared/domain/coupon/bet-codes.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { amountChanged, betsRemoved, typeChosen } from '../slice.ts';
import type { BetSlipModel } from './bet-slip-model.ts';
import { type Reason, reasonOf, useReasonText } from './problem-text.ts';
import { goneBets, isTemporary, shownProblems } from './shown-problems.ts';
import styles from './stake-box.module.css';

interface Remedy {
  readonly label: string;
  readonly apply: () => void;
}

/** Returns what one press can do about a problem. */
function useRemedy(model: BetSlipModel, problem: BetProblem | null): Remedy | null {
  const { t } = useTranslation('coupon');
  const dispatch = useAppDispatch();
  const money = useMoneyText();
  const { iso, legs } = model;
  const stake = (value: number): Remedy | null =>
    value > 0 && model.typeId !== COUPON_TYPE.manySingles
      ? {
          label: t('remedy_stake', { amount: money(value, iso) }),
          apply: () => dispatch(amountChanged({ value, iso })),
        }
      : null;
  switch (problem?.code) {
    case 'BET_BLOCKED': {
      const gone = goneBets(problem, legs);
      if (gone.length === 0) return null;
      return { label: t('remedy_remove', { count: gone.length }), apply: () => dispatch(betsRemoved(gone)) };
    }
    case 'BET_DISALLOWED': {
      const refused = problem.bets.flatMap((place) => (legs[place] ? betKey(legs[place].bet) : []));
      return { label: t('remedy_disallowed', { count: refused.length }), apply: () => dispatch(betsRemoved(refused)) };
    }
    case 'BET_DEPENDENT':
    case 'BET_BANNED_EXPRESS':
      return { label: t('remedy_singles'), apply: () => dispatch(typeChosen(COUPON_TYPE.manySingles)) };
    case 'TYPE_UNAVAILABLE': {
      const typeId = problem.fallbackTypeId as BetSlipModel['typeId'];
      return {
        label: t(`remedy_type_${typeId === COUPON_TYPE.express ? 'express' : 'single'}`),
        apply: () => dispatch(typeChosen(typeId)),
      };
    }
    case 'AMOUNT_MIN':
      return problem.bet === null ? stake(problem.min) : null;
    case 'AMOUNT_MAX':
      return problem.bet === null ? stake(problem.max) : null;
    case 'BALANCE':
      return stake(problem.balance);
    default:
      return null;
  }
}

/** Offers, below the amount field, an amount that would be accepted. */
export function AmountRemedy({ model }: { readonly model: BetSlipModel }) {
  const remedy = useRemedy(model, shownProblems(model.validation.problems).field);
  return remedy ? <Button onClick={remedy.apply}>{remedy.label}</Button> : null;
}

/** Picks the reason to show: a bet that has left the book has to be removed, a suspended one may open again. */
function reasonFor(problem: BetProblem, { legs }: BetSlipModel): Reason {
  const gone = goneBets(problem, legs).length;
  return gone > 0 ? { code: 'BET_GONE', data: { count: gone } } : reasonOf(problem);
}

/** Shows the problem of the coupon with a button that solves it, where there is one. */
export function Obstacle({ model }: { readonly model: BetSlipModel }) {
  const reason = useReasonText(model.iso);
  const { other } = shownProblems(model.validation.problems);
  const remedy = useRemedy(model, other);
  if (!other || isTemporary(other, model.legs)) return null;
  const told = reason(reasonFor(other, model));
  return (
    <div className={styles.obstacle} role="status" data-obstacle="">
      <p>
        <b>{told.what}</b> {told.todo}
      </p>
      {remedy ? <Button onClick={remedy.apply}>{remedy.label}</Button> : null}
    </div>
  );
}
