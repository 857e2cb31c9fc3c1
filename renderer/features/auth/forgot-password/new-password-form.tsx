import { useState } from 'react';
import type { CallError } from '#renderer/lib/api/call-error.ts';
import { useCheckedForm } from '#renderer/lib/forms/use-checked-form.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Button } from '#renderer/ui/button.tsx';
import styles from '../forms/form.module.css';
import { FormFailure } from '../forms/form-failure.tsx';
import { PasswordField } from '../forms/password-field.tsx';

const MIN_PASSWORD_LENGTH = 8;

interface NewPasswordFormProps {
  readonly button: string;
  readonly isLoading: boolean;
  readonly failure: CallError | null;
  readonly onPassword: (password: string) => void;
}

/** Asks for a new password; only its length is checked. */
export function NewPasswordForm({ button, isLoading, failure, onPassword }: NewPasswordFormProps) {
  const { t } = useTranslation('auth');
  const [password, setPassword] = useState('');
  const check = () =>
    password.length < MIN_PASSWORD_LENGTH ? { password: t('password_short', { count: MIN_PASSWORD_LENGTH }) } : {};
  const { form, errors, submit } = useCheckedForm<'password'>(check, () => onPassword(password));
  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
      {failure ? <FormFailure error={failure} /> : null}
      <PasswordField
        label={t('password_new')}
        hint={t('password_hint', { count: MIN_PASSWORD_LENGTH })}
        autoComplete="new-password"
        value={password}
        error={errors.password}
        onChange={setPassword}
      />
      <Button kind="primary" large wide type="submit" disabled={isLoading} aria-busy={isLoading}>
        {button}
      </Button>
    </form>
  );
}
