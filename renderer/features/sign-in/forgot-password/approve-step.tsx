import { useState } from 'react';
import { toCallError } from '#renderer/lib/api/call-error.ts';
import { FormFailure } from '#renderer/lib/forms/form-failure.tsx';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Button } from '#renderer/ui/button.tsx';
import styles from '#renderer/ui/form.module.css';
import { useResetPasswordMutation } from '../email-links/email-links-api.ts';
import { KeptPart } from './kept-part.tsx';
import type { PasswordEvent, PasswordState } from './password-steps.ts';
import { answerEntry, ResetQuestionPart } from './reset-question.tsx';
import { useKeptMethods } from './use-kept-methods.ts';

interface ApproveStepProps {
  readonly state: PasswordState;
  readonly send: (event: PasswordEvent) => void;
}

/** Explains the effects of a new password before it is set. */
export function ApproveStep({ state: { token, password }, send }: ApproveStepProps) {
  const { t } = useTranslation('auth');
  const [reset, { isLoading, error }] = useResetPasswordMutation();
  const [answer, setAnswer] = useState('');
  const { methods, kept, setKept, isOpen } = useKeptMethods(token);
  const tell = (reason: unknown) => {
    if (toCallError(reason).code === 'LINK_EXPIRED') send({ type: 'refused', problem: 'time_up' });
  };
  const approve = () =>
    void reset({
      body: {
        ...{ token, password, ...answerEntry(answer) },
        keep: { passkeys: [...kept.passkeys], networks: [...kept.networks] },
      },
    })
      .unwrap()
      .then(() => send({ type: 'set' }), tell);
  return (
    <div className={styles.form}>
      {error ? <FormFailure error={toCallError(error)} /> : null}
      <p className={styles.said}>{t('password_approve_text')}</p>
      <ResetQuestionPart token={token} answer={answer} onAnswer={setAnswer} />
      {methods ? <KeptPart methods={methods} kept={kept} setKept={setKept} isOpen={isOpen} /> : null}
      <div className={styles.buttons}>
        <Button kind="primary" large wide disabled={isLoading || isOpen} aria-busy={isLoading} onClick={approve}>
          {t('password_set')}
        </Button>
        <Button large wide disabled={isLoading} onClick={() => send({ type: 'reconsidered' })}>
          {t('password_other')}
        </Button>
      </div>
    </div>
  );
}
