import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { SelectField } from '#renderer/ui/select-field.tsx';
import { BRITISH_BETS } from '#shared/domain/coupon/british-names.ts';
import { systemValues } from '#shared/domain/coupon/system-values.ts';
import { COUPON_TYPE, COUPON_TYPE_IDS, type CouponTypeId, isCouponTypeId } from '#shared/domain/coupon/types.ts';
import { type CalculatorState, fitted, unitsOf, withPreset, withType } from './calculator-state.ts';

interface ShapeProps {
  readonly state: CalculatorState;
  readonly onChange: (state: CalculatorState) => void;
}

/** Shows the British name of the calculation, if it has one; choosing a name sets up its bets. */
function PresetField({ state, onChange }: ShapeProps) {
  const { t } = useTranslation('calculator');
  const now = BRITISH_BETS.find(({ typeId, legs }) => typeId === state.typeId && legs === state.legs.length);
  const options = BRITISH_BETS.map(({ key, legs, lines }) => ({
    value: key,
    label: t('preset', { name: t(`british_${key}`), legs, lines }),
  }));
  return (
    <SelectField
      label={t('preset_label')}
      hint={t('preset_hint')}
      value={now?.key ?? ''}
      options={[{ value: '', label: t('preset_none') }, ...options]}
      onChange={(chosen) => {
        const preset = BRITISH_BETS.find(({ key }) => key === chosen);
        if (preset) onChange(withPreset(state, preset));
      }}
    />
  );
}

/** Chooses the number of bets or blocks in a line. */
function SizeField({ state, onChange }: ShapeProps) {
  const { t } = useTranslation('calculator');
  const units = unitsOf(state);
  const values = systemValues({ legs: units, bankers: 0, minBetAmount: 0, minLineAmount: 0 });
  if (values.length === 0) return null;
  return (
    <SelectField
      label={t('size_label')}
      value={String(state.systemValue)}
      options={values.map(({ value, combo }) => ({
        value: String(value),
        label: t('size', { value, of: units, lines: combo }),
      }))}
      onChange={(value) => onChange(fitted({ ...state, systemValue: Number(value) }))}
    />
  );
}

/** Chooses how the bets are combined. */
export function ShapeFields({ state, onChange }: ShapeProps) {
  const { t } = useTranslation(['calculator', 'history']);
  const nameOf = (typeId: CouponTypeId) =>
    typeId === COUPON_TYPE.manySingles ? t('singles') : t(`history:type_${typeId}`);
  const hasSize = state.typeId === COUPON_TYPE.system || state.typeId === COUPON_TYPE.multi;
  return (
    <>
      <SelectField
        label={t('type_label')}
        value={String(state.typeId)}
        options={COUPON_TYPE_IDS.map((id) => ({ value: String(id), label: nameOf(id) }))}
        onChange={(value) => {
          const typeId = Number(value);
          if (isCouponTypeId(typeId)) onChange(withType(state, typeId));
        }}
      />
      <PresetField state={state} onChange={onChange} />
      {hasSize ? <SizeField state={state} onChange={onChange} /> : null}
    </>
  );
}
