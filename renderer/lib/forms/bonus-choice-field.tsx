import { SelectField } from '#renderer/ui/select-field.tsx';
import { hasCasino } from '#shared/domain/guards/has-casino.ts';
import { BONUS_CHOICE, BONUS_CHOICES, type BonusChoice } from '#shared/domain/registration/bonus-choice.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { selectConfig } from '../store/site-slice.ts';
import { useAppSelector } from '../store/store-hooks.ts';

interface BonusChoiceFieldProps {
  readonly value: BonusChoice;
  readonly onChange: (choice: BonusChoice) => void;
  readonly hint?: string;
}

/** Chooses the bonus that a new player gets (betting §3, bonus choice). */
export function BonusChoiceField({ value, onChange, hint }: BonusChoiceFieldProps) {
  const { t } = useTranslation('bonus');
  const config = useAppSelector(selectConfig);
  // A choice that was made stays in sight.
  const offered = BONUS_CHOICES.filter(
    (choice) => choice === value || choice !== BONUS_CHOICE.casino || hasCasino(config),
  );
  const options = offered.map((choice) => ({ value: String(choice), label: t(`choice_${choice}`) }));
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
