import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { moneyLocale } from '#renderer/lib/text/money-locale.ts';
import { IconButton } from '#renderer/ui/button.tsx';
import { CheckboxField } from '#renderer/ui/checkbox-field.tsx';
import { MoneyField } from '#renderer/ui/money-field.tsx';
import { SelectField } from '#renderer/ui/select-field.tsx';
import { TextField } from '#renderer/ui/text-field.tsx';
import { DEFAULT_COUPON_RULES } from '#shared/domain/coupon/coupon-rules.ts';
import { BET_STATUS, BET_STATUS_IDS, isPendingStatus, toBetStatusId } from '#shared/domain/coupon/leg-status.ts';
import { legStatusKey } from '#shared/domain/coupon/leg-status-key.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { amountEntry, resolveAmount } from '../amount-entry.ts';
import styles from './calculator.module.css';
import type { CalculatorLeg, CalculatorState } from './calculator-state.ts';
import { useOddsField } from './use-odds-field.ts';

/** Results of a bet: an undecided one is one result here. */
const RESULTS = BET_STATUS_IDS.filter((id) => id !== BET_STATUS.notCalculated);

interface LegEditorProps {
  readonly leg: CalculatorLeg;
  readonly index: number;
  readonly state: CalculatorState;
  readonly onChange: (change: Partial<CalculatorLeg>) => void;
  readonly onRemove: () => void;
}

/** Chooses the block of the bet in a multi or a condition. */
function BlockField({ leg, state, onChange }: Pick<LegEditorProps, 'leg' | 'onChange' | 'state'>) {
  const { t } = useTranslation('calculator');
  const { lobbyBlockId } = DEFAULT_COUPON_RULES;
  const hasLobby = state.typeId === COUPON_TYPE.multi;
  const blocks = state.legs.map((_, place) => ({
    value: String(place + 1),
    label: t('block', { number: place + 1 }),
  }));
  const lobby = hasLobby ? [{ value: String(lobbyBlockId), label: t('block_lobby') }] : [];
  return (
    <SelectField
      label={t('block_label')}
      value={String(leg.blockId)}
      options={[...lobby, ...blocks]}
      onChange={(value) => onChange({ blockId: Number(value) })}
    />
  );
}

function OwnStake({ leg, state, onChange }: Pick<LegEditorProps, 'leg' | 'onChange' | 'state'>) {
  const { t, language } = useTranslation(['calculator', 'coupon']);
  const amount = resolveAmount(state.iso, leg.amount, state.stake);
  return (
    <MoneyField
      label={t('stake_bet')}
      iso={state.iso}
      locale={moneyLocale(language)}
      value={amount.value}
      text={amount.text}
      words={{ less: t('coupon:amount_less'), more: t('coupon:amount_more') }}
      error={amount.error ? t('amount_error') : undefined}
      onChange={(parsed, text) => onChange({ amount: amountEntry(parsed, text, state.iso) })}
    />
  );
}

/** Edits one bet of the calculator: its odds, its result, and what its type needs. */
export function LegEditor({ leg, index, state, onChange, onRemove }: LegEditorProps) {
  const { t } = useTranslation(['calculator', 'history']);
  const odds = useOddsField(leg);
  const { typeId, legs } = state;
  const number = index + 1;
  const hasBlocks = typeId === COUPON_TYPE.multi || typeId === COUPON_TYPE.condition;
  return (
    <li className={styles.leg}>
      <fieldset className={styles.legFields}>
        <legend className={styles.legName}>{t('bet', { number })}</legend>
        <TextField
          label={t('odds')}
          value={odds.text}
          error={odds.error}
          inputMode="text"
          autoComplete="off"
          spellCheck={false}
          maxLength={12}
          onChange={(text) => onChange(odds.read(text))}
        />
        <SelectField
          label={t('result')}
          value={String(isPendingStatus(leg.statusId) ? BET_STATUS.notStarted : leg.statusId)}
          options={RESULTS.map((id) => ({ value: String(id), label: t(`history:${legStatusKey(id)}`) }))}
          onChange={(value) => onChange({ statusId: toBetStatusId(Number(value)) })}
        />
        {typeId === COUPON_TYPE.system ? (
          <div className={styles.banker}>
            <CheckboxField label={t('banker')} checked={leg.banker} onChange={(banker) => onChange({ banker })} />
          </div>
        ) : null}
        {hasBlocks ? <BlockField leg={leg} state={state} onChange={onChange} /> : null}
        {typeId === COUPON_TYPE.manySingles ? <OwnStake leg={leg} state={state} onChange={onChange} /> : null}
      </fieldset>
      <IconButton
        className={styles.remove}
        icon="close"
        size={16}
        label={t('remove', { number })}
        disabled={legs.length === 1}
        data-remove=""
        onClick={(event) => {
          const row = event.currentTarget.closest('li');
          const next = row?.nextElementSibling ?? row?.previousElementSibling;
          next?.querySelector<HTMLElement>('[data-remove]')?.focus();
          onRemove();
        }}
      />
    </li>
  );
}
