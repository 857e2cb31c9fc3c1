import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import type { BonusChoice } from '#shared/domain/registration/bonus-choice.ts';

interface FieldProps {
  readonly value: BonusChoice;
  readonly onChange: (choice: BonusChoice) => void;
}

/** The choice of a newcomer; it comes with its texts. */
export const BonusChoiceFieldPart = lazyPart<FieldProps>({
  load: async () => (await import('./bonus-choice-field.tsx')).BonusChoiceField,
  namespaces: ['bonus'],
});

/** The choice of a player, in the account's dialog. */
export const BonusPanelPart = lazyPart({
  load: async () => (await import('./bonus-panel.tsx')).BonusPanel,
  namespaces: ['bonus', 'errors'],
});
