import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { moneyLocale } from '#renderer/lib/text/money-locale.ts';
import { CheckboxField } from '#renderer/ui/checkbox-field.tsx';
import { MoneyField } from '#renderer/ui/money-field.tsx';
import { Segmented } from '#renderer/ui/segmented.tsx';
import { blocksOf } from '#shared/domain/coupon/blocks.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { currencyOf } from '#shared/domain/money/currencies.ts';
import { amountEntry, resolveAmount } from '../amount-entry.ts';
import styles from './calculator.module.css';
import type { CalculatorState } from './calculator-state.ts';

interface StakeProps {
  readonly state: CalculatorState;
  readonly onChange: (state: CalculatorState) => void;
}

const WITH_LINES = new Set<number>([COUPON_TYPE.system, COUPON_TYPE.multi, COUPON_TYPE.lucky, COUPON_TYPE.patent]);

/** Stake of a later block of a condition: an amount, or the whole return of the previous block. */
function BlockAmount({ state, onChange, blockId }: StakeProps & { readonly blockId: number }) {
  const { t, language } = useTranslation(['calculator', 'coupon']);
  const amount = state.amountByBlock[String(blockId)] ?? null;
  const change = (value: number | null) =>
    onChange({ ...state, amountByBlock: { ...state.amountByBlock, [String(blockId)]: value } });
  return (
    <div className={styles.blockAmount}>
      <CheckboxField
        label={t('block_whole', { number: blockId, before: blockId - 1 })}
        checked={amount === null}
        onChange={(isWhole) => change(isWhole ? null : currencyOf(state.iso).initialAmount)}
      />
      {amount === null ? null : (
        <MoneyField
          label={t('block_amount', { number: blockId })}
          iso={state.iso}
          locale={moneyLocale(language)}
          value={amount}
          text=""
          words={{ less: t('coupon:amount_less'), more: t('coupon:amount_more') }}
          onChange={(parsed) => (parsed.ok ? change(parsed.amount) : undefined)}
        />
      )}
    </div>
  );
}

/** Fields for the stake of the coupon or of each line, and for the blocks of a condition. */
export function StakeFields({ state, onChange }: StakeProps) {
  const { t, language } = useTranslation(['calculator', 'coupon']);
  const { typeId, iso, isPerLine, legs } = state;
  const amount = resolveAmount(iso, state.stake);
  const hasLines = WITH_LINES.has(typeId);
  const label =
    typeId === COUPON_TYPE.manySingles ? 'stake_each' : hasLines && isPerLine ? 'stake_line' : 'stake_total';
  const blocks = typeId === COUPON_TYPE.condition ? blocksOf(legs).slice(1) : [];
  return (
    <>
      {hasLines ? (
        <Segmented
          label={t('stake_way')}
          value={isPerLine ? 'line' : 'total'}
          options={[
            { value: 'total', label: t('way_total') },
            { value: 'line', label: t('way_line') },
          ]}
          onChange={(basis) => onChange({ ...state, isPerLine: basis === 'line' })}
        />
      ) : null}
      <MoneyField
        label={t(label)}
        iso={iso}
        locale={moneyLocale(language)}
        value={amount.value}
        text={amount.text}
        words={{ less: t('coupon:amount_less'), more: t('coupon:amount_more') }}
        error={amount.error ? t('amount_error') : undefined}
        onChange={(parsed, text) => onChange({ ...state, stake: amountEntry(parsed, text, iso) })}
      />
      {blocks.map(({ blockId }) => (
        <BlockAmount key={blockId} state={state} onChange={onChange} blockId={blockId} />
      ))}
    </>
  );
}
