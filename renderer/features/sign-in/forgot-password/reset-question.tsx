import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { useQuestionText } from '#renderer/lib/text/use-question-text.ts';
import styles from '#renderer/ui/form.module.css';
import { TextField } from '#renderer/ui/text-field.tsx';
import { useResetQuestionQuery } from '../email-links/email-links-api.ts';

interface ResetQuestionProps {
  /** Token that sets the new password. */
  readonly token: string;
  readonly answer: string;
  readonly onAnswer: (answer: string) => void;
}

/** Asks for the answer of the secure question, for a player who has one (O-04). */
function ResetQuestion({ token, answer, onAnswer }: ResetQuestionProps) {
  const { t } = useTranslation('factors');
  const textOf = useQuestionText();
  const { data } = useResetQuestionQuery({ body: { token } });
  const question = data?.question ?? null;
  if (question === null) return null;
  return (
    <>
      <p className={styles.said}>
        <bdi>{textOf(question)}</bdi>
      </p>
      <TextField
        label={t('reset_answer')}
        hint={t('answer_hint')}
        name="secure-answer"
        autoComplete="off"
        spellCheck={false}
        value={answer}
        onChange={onAnswer}
      />
    </>
  );
}

/** The secure question of a player who sets a new password. */
export const ResetQuestionPart = lazyPart<ResetQuestionProps>({
  load: async () => ResetQuestion,
  namespaces: ['factors'],
});

/** Returns the entry of a call that carries an answer; none for ''. */
export const answerEntry = (answer: string): { answer?: string } => (answer === '' ? {} : { answer });
