import { type ReactNode, useState } from 'react';
import { toCallError } from '#renderer/lib/api/call-error.ts';
import { type FieldErrors, useCheckedForm } from '#renderer/lib/forms/use-checked-form.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { FormFailure } from '../forms/form-failure.tsx';
import { PasswordField } from '../forms/password-field.tsx';
import styles from './security.module.css';

type Errors = FieldErrors<string>;

interface ConfirmFormProps {
  readonly button: string;
  readonly isLoading: boolean;
  /** Error of the last attempt. */
  readonly error: unknown;
  /** Checks the fields above the password. */
  readonly check?: () => Errors;
  /** Draws the fields above the password. */
  readonly children?: (errors: Errors) => ReactNode;
  readonly onPassword: (password: string) => void;
  readonly onCancel: () => void;
}

const NO_ERRORS = () => ({});

/** Form for a change that the password confirms, because another person may use an open session. */
export function ConfirmForm(props: ConfirmFormProps) {
  const { button, isLoading, error, check: checkAbove = NO_ERRORS, children, onPassword, onCancel } = props;
  const { t } = useTranslation('auth');
  const [password, setPassword] = useState('');
  const check = (): Errors => ({ ...checkAbove(), ...(password === '' ? { password: t('password_missing') } : {}) });
  const { form, errors, submit } = useCheckedForm<string>(check, () => onPassword(password));
  return (
    <form ref={form} className={styles.part} method="post" noValidate onSubmit={submit}>
      {error ? <FormFailure error={toCallError(error)} /> : null}
      {children?.(errors)}
      <PasswordField
        label={t('password_confirm')}
        autoComplete="current-password"
        value={password}
        error={errors.password}
        onChange={setPassword}
      />
      <div className={styles.buttons}>
        <Button kind="primary" type="submit" disabled={isLoading} aria-busy={isLoading}>
          {button}
        </Button>
        <Button disabled={isLoading} onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
