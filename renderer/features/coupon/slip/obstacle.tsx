import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { Button } from '#renderer/ui/button.tsx';
import type { BetProblem } from '#shared/domain/coupon/bet-codes.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { amountChanged, betsRemoved, typeChosen } from '../slice.ts';
import { reasonOf, useReasonText } from './problem-text.ts';
import type { SlipModel } from './slip-model.ts';
import styles from './stake-box.module.css';

interface Remedy {
  readonly label: string;
  readonly apply: () => void;
}

/** What one press can do about a problem. */
function useRemedy(model: SlipModel, problem: BetProblem | null): Remedy | null {
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
      const gone = problem.bets.flatMap((place) => (legs[place]?.now.state === 'gone' ? legs[place].bet.marketId : []));
      if (gone.length === 0) return null;
      return { label: t('remedy_remove', { count: gone.length }), apply: () => dispatch(betsRemoved(gone)) };
    }
    case 'BET_DEPENDENT':
    case 'BET_BANNED_EXPRESS':
      return { label: t('remedy_singles'), apply: () => dispatch(typeChosen(COUPON_TYPE.manySingles)) };
    case 'TYPE_UNAVAILABLE': {
      const typeId = problem.fallbackTypeId as SlipModel['typeId'];
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

/** Problems that stand under a field already. */
const IN_PLACE = new Set(['AMOUNT_FORMAT', 'AMOUNT_MIN', 'AMOUNT_MAX', 'EMPTY']);

/** Under the amount: the amount that would do. */
export function AmountRemedy({ model }: { readonly model: SlipModel }) {
  const problem = model.validation.problems.find(({ code }) => IN_PLACE.has(code)) ?? null;
  const remedy = useRemedy(model, problem);
  return remedy ? <Button onClick={remedy.apply}>{remedy.label}</Button> : null;
}

/** Paused for a moment: the leg and the button say so, and nothing moves. */
function isPassing(problem: BetProblem, { legs }: SlipModel): boolean {
  return problem.code === 'BET_BLOCKED' && problem.bets.every((place) => legs[place]?.now.state === 'suspended');
}

/** What stands in the way of the coupon, and the way around it. */
export function Obstacle({ model }: { readonly model: SlipModel }) {
  const reason = useReasonText(model.iso);
  const problem = model.validation.problems.find(({ code }) => !IN_PLACE.has(code)) ?? null;
  const remedy = useRemedy(model, problem);
  if (!problem || isPassing(problem, model)) return null;
  const told = reason(reasonOf(problem));
  return (
    <div className={styles.obstacle} role="status">
      <p>
        <b>{told.what}</b> {told.todo}
      </p>
      {remedy ? <Button onClick={remedy.apply}>{remedy.label}</Button> : null}
    </div>
  );
}
