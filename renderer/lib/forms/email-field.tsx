import type { Ref } from 'react';
import { TextField } from '#renderer/ui/text-field.tsx';
import { useTranslation } from '../i18n/use-translation.tsx';

interface EmailFieldProps {
  readonly ref?: Ref<HTMLInputElement>;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  /** Replaces the label "Email". */
  readonly label?: string;
  /** The browser may offer passkeys in this field. */
  readonly isEntry?: boolean;
}

/** Field for the e-mail address of an account; password managers treat it as the user name. */
export function EmailField({ isEntry = false, label, ...props }: EmailFieldProps) {
  const { t } = useTranslation('auth');
  return (
    <TextField
      {...props}
      label={label ?? t('email')}
      type="email"
      name="email"
      autoComplete={isEntry ? 'username webauthn' : 'username'}
      inputMode="email"
      spellCheck={false}
      maxLength={254}
    />
  );
}
