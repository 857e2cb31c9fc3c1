import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import type { SecureQuestion } from '#shared/contracts/security.ts';

/** Returns the function that writes out a secure question: the site's text, or the player's own. */
export function useQuestionText(): (question: SecureQuestion) => string {
  const { t } = useTranslation('factors');
  return ({ question, ownText }) => (question === 'own' ? ownText : t(`question_${question}`));
}
