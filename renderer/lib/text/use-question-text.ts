import type { SecureQuestion } from '#shared/contracts/security.ts';
import { useTranslation } from '../i18n/use-translation.tsx';

/** Returns the function that writes out a secure question: the site's text, or the player's own. */
export function useQuestionText(): (question: SecureQuestion) => string {
  const { t } = useTranslation('factors');
  return ({ question, ownText }) => (question === 'own' ? ownText : t(`question_${question}`));
}
