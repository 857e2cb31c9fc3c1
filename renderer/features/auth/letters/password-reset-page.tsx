import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toCallError } from '#renderer/lib/api/call-error.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { passwordAsked, signInAsked } from '#renderer/lib/ports/auth-port.ts';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import { Button } from '#renderer/ui/button.tsx';
import { NoticeScreen } from '#renderer/ui/notice-screen.tsx';
import { AuthParts } from '../auth-parts.tsx';
import styles from '../forms/form.module.css';
import { FormFailure } from '../forms/form-failure.tsx';
import { PasswordField } from '../forms/password-field.tsx';
import { useCheckedForm } from '../forms/use-checked-form.ts';
import { useResetPasswordMutation } from './api.ts';

const SHORTEST_PASSWORD = 8;

function NewPassword({ token, onDone }: { readonly token: string; readonly onDone: () => void }) {
  const { t } = useTranslation('auth');
  const [password, setPassword] = useState('');
  const [reset, { isLoading, error }] = useResetPasswordMutation();
  const check = () =>
    password.length < SHORTEST_PASSWORD ? { password: t('password_short', { count: SHORTEST_PASSWORD }) } : {};
  const send = () =>
    void reset({ body: { token, password } })
      .unwrap()
      .then(onDone, () => {});
  const { form, errors, submit } = useCheckedForm<'password'>(check, send);
  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
      {error ? <FormFailure error={toCallError(error)} /> : null}
      <PasswordField
        label={t('password_new')}
        hint={t('password_hint', { count: SHORTEST_PASSWORD })}
        autoComplete="new-password"
        value={password}
        error={errors.password}
        onChange={setPassword}
      />
      <Button kind="primary" large wide type="submit" disabled={isLoading} aria-busy={isLoading}>
        {t('password_set')}
      </Button>
    </form>
  );
}

/** A new password by the link of a letter; every session ends with the old one (shell §2.7). */
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
  const askAgain = <Button onClick={() => dispatch(passwordAsked())}>{t('auth:password_ask')}</Button>;
  return (
    <>
      <NoticeScreen
        tone={isDone ? 'good' : token === '' ? 'warn' : 'calm'}
        icon={isDone ? 'check' : token === '' ? 'alert' : 'lock'}
        title={isDone ? t('done_password_reset') : t('title_password_reset')}
        text={isDone ? undefined : token === '' ? t('letter_missing') : t('text_password_reset')}
        actions={isDone ? signIn : askAgain}
      >
        {isDone || token === '' ? null : <NewPassword token={token} onDone={() => setDone(true)} />}
      </NoticeScreen>
      <AuthParts />
    </>
  );
}
