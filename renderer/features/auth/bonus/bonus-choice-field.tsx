import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { SelectField } from '#renderer/ui/select-field.tsx';
import { BONUS_CHOICES, type BonusChoice } from '#shared/domain/registration/bonus-choice.ts';

interface BonusChoiceFieldProps {
  readonly value: BonusChoice;
  readonly onChange: (choice: BonusChoice) => void;
  readonly hint?: string;
}

/** Chooses the bonus that a new player gets (betting §3, bonus choice). */
export function BonusChoiceField({ value, onChange, hint }: BonusChoiceFieldProps) {
  const { t } = useTranslation('bonus');
  const options = BONUS_CHOICES.map((choice) => ({ value: String(choice), label: t(`choice_${choice}`) }));
  return (
    <SelectField
      label={t('choice')}
      name="bonus-choice"
      hint={hint ?? t('hint')}
      value={String(value)}
      options={options}
      onChange={(next) => {
        const chosen = BONUS_CHOICES.find((choice) => String(choice) === next);
        if (chosen !== undefined) onChange(chosen);
      }}
    />
  );
}
