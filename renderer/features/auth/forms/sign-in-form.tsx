import { useEffect, useState } from 'react';
import { toCallError } from '#renderer/lib/api/call-error.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { passwordAsked } from '#renderer/lib/ports/auth-port.ts';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import { Button } from '#renderer/ui/button.tsx';
import { CheckboxField } from '#renderer/ui/checkbox-field.tsx';
import { useLoginMutation } from '../api.ts';
import { EmailField } from './email-field.tsx';
import { looksLikeEmail } from './email-text.ts';
import styles from './form.module.css';
import { FormFailure } from './form-failure.tsx';
import { PasswordField } from './password-field.tsx';
import { type FormProps, useCheckedForm } from './use-checked-form.ts';

/** E-mail and password of somebody who has an account. */
export function SignInForm({ first }: FormProps) {
  const { t } = useTranslation('auth');
  const dispatch = useAppDispatch();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [save, setSave] = useState(true);
  const [login, { isLoading, error }] = useLoginMutation();
  useEffect(() => first.current?.focus(), [first]);
  const check = () => ({
    ...(looksLikeEmail(email) ? {} : { email: t('email_wrong') }),
    ...(password === '' ? { password: t('password_missing') } : {}),
  });
  const send = () => void login({ body: { uLogin: email, uPassword: password, save } });
  const { form, errors, submit } = useCheckedForm<'email' | 'password'>(check, send);
  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
      {error ? <FormFailure error={toCallError(error)} /> : null}
      <EmailField ref={first} value={email} error={errors.email} onChange={setEmail} />
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        value={password}
        error={errors.password}
        onChange={setPassword}
      />
      <p>
        <button type="button" className={styles.link} onClick={() => dispatch(passwordAsked())}>
          {t('password_forgotten')}
        </button>
      </p>
      <CheckboxField label={t('stay_signed_in')} checked={save} onChange={setSave} />
      <Button kind="primary" large wide type="submit" disabled={isLoading} aria-busy={isLoading}>
        {isLoading ? t('signing_in') : t('sign_in')}
      </Button>
    </form>
  );
}
