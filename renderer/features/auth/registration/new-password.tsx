import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { PASSWORD_LENGTH, passwordStrength } from '#shared/domain/registration/check-registration.ts';
import { PasswordField } from '../forms/password-field.tsx';
import styles from './registration.module.css';

interface NewPasswordProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** Field for a new password with a hint about its strength; the hint refuses nothing. */
export function NewPassword({ value, error, onChange }: NewPasswordProps) {
  const { t } = useTranslation(['auth', 'registration']);
  const strength = passwordStrength(value);
  return (
    <div className={styles.password}>
      <PasswordField
        label={t('password')}
        hint={t('password_hint', { count: PASSWORD_LENGTH.min })}
        autoComplete="new-password"
        value={value}
        error={error}
        onChange={onChange}
      />
      <p className={styles.strength} data-strength={value === '' ? undefined : strength}>
        <span className={styles.bar} aria-hidden="true" />
        <span role="status">{value === '' ? null : t(`registration:strength_${strength}`)}</span>
      </p>
    </div>
  );
}
