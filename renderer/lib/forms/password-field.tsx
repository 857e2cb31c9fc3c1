import { useState } from 'react';
import { TextField } from '#renderer/ui/text-field.tsx';
import { useTranslation } from '../i18n/use-translation.tsx';

interface PasswordFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete: 'current-password' | 'new-password';
}

const MAX_LENGTH = 256;

/** Field for a password that can be shown. Pasting and password managers work. */
export function PasswordField({ autoComplete, ...rest }: PasswordFieldProps) {
  const { t } = useTranslation('auth');
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...rest}
      type={isShown ? 'text' : 'password'}
      name="password"
      autoComplete={autoComplete}
      spellCheck={false}
      maxLength={MAX_LENGTH}
      trailing={{
        label: t('password_show'),
        pressed: isShown,
        content: isShown ? t('hide') : t('show'),
        onPress: () => setShown(!isShown),
      }}
    />
  );
}
