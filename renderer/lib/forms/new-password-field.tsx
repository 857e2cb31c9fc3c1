import { useState } from 'react';
import { PASSWORD_LENGTH } from '#shared/domain/registration/check-registration.ts';
import { type PasswordOwner, weaknessIn } from '#shared/domain/registration/password-verdict.ts';
import type { CallError } from '../api/call-error.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { lazyPart } from '../lazy/lazy-part.tsx';
import styles from './new-password-field.module.css';
import { PasswordField } from './password-field.tsx';
import type { StrengthLineProps } from './strength-line.tsx';

const Strength = lazyPart<StrengthLineProps>({
  load: async () => (await import('./strength-line.tsx')).StrengthLine,
  namespaces: ['passwords'],
});

interface NewPasswordFieldProps {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  /** What the page knows of the owner: words that the password must not be made of. */
  readonly owner: Omit<PasswordOwner, 'brand'>;
  /** Failure of the call that sent the password. */
  readonly failure: CallError | null;
}

/** Returns why the platform has refused this value; null for another value than the one that was sent. */
function useRefusal(failure: CallError | null, value: string) {
  const [told, setTold] = useState<{ readonly failure: CallError | null; readonly value: string }>();
  if (failure !== (told?.failure ?? null)) setTold({ failure, value });
  const isSame = told?.failure === failure && told?.value === value;
  return failure?.code === 'PASSWORD_WEAK' && isSame ? weaknessIn(failure.issues) : null;
}

/** Field for a new password, with its strength as it is typed. */
export function NewPasswordField({ label, value, error, onChange, owner, failure }: NewPasswordFieldProps) {
  const { t } = useTranslation('auth');
  const refused = useRefusal(failure, value);
  return (
    <div className={styles.password}>
      <PasswordField
        label={label}
        hint={t('password_hint', { count: PASSWORD_LENGTH.min })}
        autoComplete="new-password"
        value={value}
        error={error}
        onChange={onChange}
      />
      {value === '' ? null : <Strength password={value} owner={owner} refused={refused} />}
    </div>
  );
}
