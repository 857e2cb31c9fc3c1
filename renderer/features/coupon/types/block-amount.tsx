import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { moneyLocale } from '#renderer/lib/text/money-locale.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { MoneyField } from '#renderer/ui/money-field.tsx';
import { type AmountEntry, amountEntry, resolveAmount } from '../amount-entry.ts';
import type { BetSlipModel } from '../bet-slip/bet-slip-model.ts';
import { useReasonText } from '../bet-slip/problem-text.ts';
import { blockAmountChanged } from './arrange.ts';
import styles from './arrangement.module.css';
import type { BetSlipBlock } from './block-ceilings.ts';

interface BlockAmountProps {
  readonly block: BetSlipBlock;
  readonly place: number;
  readonly model: BetSlipModel;
  readonly name: string;
}

/** Returns the problem of a block's stake in words. */
function useProblem({ block, model }: BlockAmountProps, entry: AmountEntry | null): string | undefined {
  const { t } = useTranslation('coupon-types');
  const money = useMoneyText();
  const reason = useReasonText(model.iso);
  const { problems } = model.validation;
  const own = problems.find((one) => one.code === 'BLOCK_AMOUNT' && one.blockId === block.blockId);
  if (!own || !entry) return undefined;
  if ('error' in entry) return reason({ code: 'AMOUNT_FORMAT', data: { reason: entry.error } }).what;
  if (entry.value <= 0) return reason({ code: 'AMOUNT_FORMAT', data: { reason: 'empty' } }).what;
  return t('block_too_much', { amount: money(block.ceiling ?? 0, model.iso) });
}

/** Field for the stake of a condition's block: the whole return of the previous block, or less. */
export function BlockAmount(props: BlockAmountProps) {
  const { block, place, model, name } = props;
  const { t, language } = useTranslation(['coupon-types', 'coupon']);
  const dispatch = useAppDispatch();
  const money = useMoneyText();
  const { iso } = model;
  const stored = useAppSelector((state) => state.coupon.amountByBlockId[String(block.blockId)] ?? null);
  const entry = stored?.iso === iso ? stored : null;
  const problem = useProblem(props, entry);
  if (place === 0) return <p className={styles.stake}>{t('block_first')}</p>;
  const ceiling = block.ceiling ?? 0;
  const shown = entry ? resolveAmount(iso, entry) : { value: ceiling, text: '' };
  const change = (next: AmountEntry | null) => dispatch(blockAmountChanged({ blockId: block.blockId, entry: next }));
  return (
    <div className={styles.amount}>
      <MoneyField
        label={t('block_stake', { block: name })}
        labelHidden
        small
        iso={iso}
        locale={moneyLocale(language)}
        value={shown.value}
        text={shown.text}
        words={{ less: t('coupon:amount_less'), more: t('coupon:amount_more') }}
        error={problem}
        hint={t('block_ceiling', { amount: money(ceiling, iso) })}
        onChange={(parsed, typed) => change(amountEntry(parsed, typed, iso))}
      />
      <button
        type="button"
        className={styles.max}
        aria-label={t('block_max_of', { block: name })}
        title={t('block_max_hint')}
        aria-pressed={entry === null}
        onClick={() => change(null)}
      >
        {t('coupon:chip_max')}
      </button>
    </div>
  );
}
