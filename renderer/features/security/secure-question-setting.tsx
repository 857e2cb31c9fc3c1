import { useState } from 'react';
import { useStepFocus } from '#renderer/lib/forms/use-step-focus.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useQuestionText } from '#renderer/lib/text/use-question-text.ts';
import { Button } from '#renderer/ui/button.tsx';
import { SelectField } from '#renderer/ui/select-field.tsx';
import styles from '#renderer/ui/setting.module.css';
import { TextField } from '#renderer/ui/text-field.tsx';
import type { SecureQuestion } from '#shared/contracts/security.ts';
import {
  foldAnswer,
  MIN_ANSWER_LENGTH,
  SECURE_QUESTIONS,
  type SecureQuestionId,
} from '#shared/domain/security/secure-questions.ts';
import { ChangeForm } from './change-form.tsx';
import { useRemoveSecureQuestionMutation, useSetSecureQuestionMutation } from './factors-api.ts';

const MAX_LENGTH = 120;

interface FormProps {
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

function SetForm({ onDone, onCancel }: FormProps) {
  const { t } = useTranslation('factors');
  const [question, setQuestion] = useState<SecureQuestionId>(SECURE_QUESTIONS[0]);
  const [ownText, setOwnText] = useState('');
  const [answer, setAnswer] = useState('');
  const isOwn = question === 'own';
  const check = () => ({
    ...(isOwn && ownText.trim() === '' ? { ownText: t('question_own_missing') } : {}),
    ...(foldAnswer(answer).length < MIN_ANSWER_LENGTH ? { answer: t('answer_missing') } : {}),
    ...(isOwn && answer !== '' && foldAnswer(ownText) === foldAnswer(answer) ? { answer: t('answer_same') } : {}),
  });
  return (
    <ChangeForm
      button={t('question_save')}
      change={useSetSecureQuestionMutation()}
      body={{ question, ...(isOwn ? { ownText } : {}), answer }}
      check={check}
      onDone={onDone}
      onCancel={onCancel}
    >
      {(errors) => (
        <>
          <SelectField
            label={t('question_label')}
            value={question}
            options={SECURE_QUESTIONS.map((value) => ({ value, label: t(`question_${value}`) }))}
            onChange={(value) => setQuestion(value as SecureQuestionId)}
          />
          {isOwn ? (
            <TextField
              label={t('question_own_label')}
              name="secure-question"
              autoComplete="off"
              maxLength={MAX_LENGTH}
              value={ownText}
              error={errors.ownText}
              onChange={setOwnText}
            />
          ) : null}
          <TextField
            label={t('answer_label')}
            hint={t('answer_hint')}
            name="secure-answer"
            autoComplete="off"
            spellCheck={false}
            maxLength={MAX_LENGTH}
            value={answer}
            error={errors.answer}
            onChange={setAnswer}
          />
        </>
      )}
    </ChangeForm>
  );
}

function RemoveForm({ onDone, onCancel }: FormProps) {
  const { t } = useTranslation('factors');
  return (
    <ChangeForm
      button={t('question_remove')}
      change={useRemoveSecureQuestionMutation()}
      body={{}}
      onDone={onDone}
      onCancel={onCancel}
    />
  );
}

/** Sets the secure question, whose answer a new password needs; its answer is never shown (O-04). */
export function SecureQuestionSetting({ question }: { readonly question: SecureQuestion | null }) {
  const { t } = useTranslation('factors');
  const textOf = useQuestionText();
  const [step, setStep] = useState<'shown' | 'setting' | 'removing' | 'set' | 'removed'>('shown');
  const place = useStepFocus(step, 'select, input, button');
  const close = () => setStep('shown');
  const isIdle = step !== 'setting' && step !== 'removing';
  return (
    <section className={styles.part} aria-labelledby="question-heading" ref={place}>
      <h3 id="question-heading" className={styles.heading}>
        {t('question')}
      </h3>
      <p className={styles.said}>{t('question_hint')}</p>
      {question === null ? null : (
        <p className={styles.value}>
          <bdi>{textOf(question)}</bdi>
        </p>
      )}
      <p className={styles.said} role="status">
        {step === 'set' || step === 'removed' ? t(`question_done_${step}`) : null}
      </p>
      {step === 'setting' ? <SetForm onDone={() => setStep('set')} onCancel={close} /> : null}
      {step === 'removing' ? <RemoveForm onDone={() => setStep('removed')} onCancel={close} /> : null}
      {isIdle ? (
        <div className={styles.buttons}>
          <Button onClick={() => setStep('setting')}>
            {t(question === null ? 'question_add' : 'question_change')}
          </Button>
          {question === null ? null : <Button onClick={() => setStep('removing')}>{t('question_remove')}</Button>}
        </div>
      ) : null}
    </section>
  );
}
