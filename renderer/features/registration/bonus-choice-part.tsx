import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import type { BonusChoice } from '#shared/domain/registration/bonus-choice.ts';

interface FieldProps {
  readonly value: BonusChoice;
  readonly onChange: (choice: BonusChoice) => void;
}

/** Bonus choice in the registration form; loads with its texts. */
export const BonusChoiceFieldPart = lazyPart<FieldProps>({
  load: async () => (await import('#renderer/lib/forms/bonus-choice-field.tsx')).BonusChoiceField,
  namespaces: ['bonus'],
});
