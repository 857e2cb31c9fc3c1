import { type ReactNode, useState } from 'react';
import type { CallError } from '#renderer/lib/api/call-error.ts';
import { FormFailure } from '#renderer/lib/forms/form-failure.tsx';
import { NewPasswordField } from '#renderer/lib/forms/new-password-field.tsx';
import { useCheckedForm } from '#renderer/lib/forms/use-checked-form.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Button } from '#renderer/ui/button.tsx';
import styles from '#renderer/ui/form.module.css';
import { PASSWORD_LENGTH } from '#shared/domain/registration/check-registration.ts';

/** The page of a reset knows nothing of the player. */
const UNKNOWN_OWNER = {};

interface NewPasswordFormProps {
  readonly button: string;
  readonly isLoading: boolean;
  /** Something else on the form is not chosen yet. */
  readonly isBlocked?: boolean;
  readonly failure: CallError | null;
  /** Further fields below the password. */
  readonly children?: ReactNode;
  readonly onPassword: (password: string) => void;
}

/** Asks for a new password; the platform decides whether it is hard enough to guess. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { button, isLoading, isBlocked = false, failure, children, onPassword } = props;
  const { t } = useTranslation('auth');
  const [password, setPassword] = useState('');
  const check = () =>
    password.length < PASSWORD_LENGTH.min ? { password: t('password_short', { count: PASSWORD_LENGTH.min }) } : {};
  const { form, errors, submit } = useCheckedForm<'password'>(check, () => onPassword(password));
  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
      {failure ? <FormFailure error={failure} /> : null}
      <NewPasswordField
        label={t('password_new')}
        value={password}
        error={errors.password}
        onChange={setPassword}
        owner={UNKNOWN_OWNER}
        failure={failure}
      />
      {children}
      <Button kind="primary" large wide type="submit" disabled={isLoading || isBlocked} aria-busy={isLoading}>
        {button}
      </Button>
    </form>
  );
}
