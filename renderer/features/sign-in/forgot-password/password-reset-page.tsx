import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toCallError } from '#renderer/lib/api/call-error.ts';
import { shown } from '#renderer/lib/forms/shown.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { passwordAsked, signInAsked } from '#renderer/lib/ports/auth-port.ts';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import { Button } from '#renderer/ui/button.tsx';
import { NoticeScreen } from '#renderer/ui/notice-screen.tsx';
import { useResetPasswordMutation } from '../email-links/email-links-api.ts';
import { KeptPart } from './kept-part.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { answerEntry, ResetQuestionPart } from './reset-question.tsx';
import { useKeptMethods } from './use-kept-methods.ts';

/** Sets a password by a token, and keeps the sign-in methods that the player ticks. */
export function ResetForm({ token, onDone }: { readonly token: string; readonly onDone: () => void }) {
  const { t } = useTranslation('auth');
  const [reset, { isLoading, error }] = useResetPasswordMutation();
  const { methods, kept, setKept, isOpen } = useKeptMethods(token);
  const keep = { passkeys: [...kept.passkeys], networks: [...kept.networks] };
  const [answer, setAnswer] = useState('');
  const set = (password: string) =>
    void reset({ body: { token, password, keep, ...answerEntry(answer) } })
      .unwrap()
      .then(onDone, shown);
  const failure = error ? toCallError(error) : null;
  return (
    <NewPasswordForm
      button={t('password_set')}
      isLoading={isLoading}
      isBlocked={isOpen}
      failure={failure}
      onPassword={set}
    >
      <ResetQuestionPart token={token} answer={answer} onAnswer={setAnswer} />
      {methods ? <KeptPart methods={methods} kept={kept} setKept={setKept} isOpen={isOpen} /> : null}
    </NewPasswordForm>
  );
}

/** Sets a new password by the link of an email; it ends every session (shell §2.7). */
export function PasswordResetPage() {
  const { t } = useTranslation(['states', 'auth']);
  const dispatch = useAppDispatch();
  const [query] = useSearchParams();
  const [isDone, setDone] = useState(false);
  const token = query.get('token') ?? '';
  const signIn = (
    <Button kind="primary" onClick={() => dispatch(signInAsked({ reason: 'none' }))}>
      {t('auth:sign_in')}
    </Button>
  );
  const askAgain = <Button onClick={() => dispatch(passwordAsked())}>{t('auth:password_forgotten')}</Button>;
  return (
    <NoticeScreen
      tone={isDone ? 'good' : token === '' ? 'warn' : 'calm'}
      icon={isDone ? 'check' : token === '' ? 'alert' : 'lock'}
      title={isDone ? t('done_password_reset') : t('title_password_reset')}
      text={isDone ? undefined : token === '' ? t('link_incomplete') : t('text_password_reset')}
      actions={isDone ? signIn : askAgain}
    >
      {isDone || token === '' ? null : <ResetForm token={token} onDone={() => setDone(true)} />}
    </NoticeScreen>
  );
}
