import type { Ref } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { TextField } from '#renderer/ui/text-field.tsx';

interface EmailFieldProps {
  readonly ref?: Ref<HTMLInputElement>;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  /** The browser may offer passkeys here as well. */
  readonly isEntry?: boolean;
}

/** The address that an account is known by; a store of passwords knows it as the user's name. */
export function EmailField({ isEntry = false, ...props }: EmailFieldProps) {
  const { t } = useTranslation('auth');
  return (
    <TextField
      {...props}
      label={t('email')}
      type="email"
      name="email"
      autoComplete={isEntry ? 'username webauthn' : 'username'}
      inputMode="email"
      spellCheck={false}
      maxLength={254}
    />
  );
}
