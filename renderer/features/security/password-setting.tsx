import { useState } from 'react';
import { toCallError } from '#renderer/lib/api/call-error.ts';
import { useSessionQuery } from '#renderer/lib/api/session-api.ts';
import { NewPasswordField } from '#renderer/lib/forms/new-password-field.tsx';
import { useStepFocus } from '#renderer/lib/forms/use-step-focus.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Button } from '#renderer/ui/button.tsx';
import styles from '#renderer/ui/setting.module.css';
import { PASSWORD_LENGTH } from '#shared/domain/registration/check-registration.ts';
import { ChangeForm } from './change-form.tsx';
import { useChangePasswordMutation } from './sign-in-settings-api.ts';

interface ChangeProps {
  readonly phone: string | null;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

function Change({ phone, onDone, onCancel }: ChangeProps) {
  const { t } = useTranslation(['passwords', 'auth']);
  const { data: session } = useSessionQuery();
  const [password, setPassword] = useState('');
  const change = useChangePasswordMutation();
  const [, { error }] = change;
  const check = () =>
    password.length < PASSWORD_LENGTH.min ? { password: t('auth:password_short', { count: PASSWORD_LENGTH.min }) } : {};
  return (
    <ChangeForm
      button={t('change')}
      change={change}
      body={{ password }}
      check={check}
      isProofFirst
      onDone={onDone}
      onCancel={onCancel}
    >
      {(errors) => (
        <NewPasswordField
          label={t('auth:password_new')}
          value={password}
          error={errors.password}
          onChange={setPassword}
          owner={{ email: session?.player.email, phone, names: [session?.player.name] }}
          failure={error ? toCallError(error) : null}
        />
      )}
    </ChangeForm>
  );
}

interface PasswordSettingProps {
  /** Whole days since the password was set. */
  readonly age: number;
  readonly phone: string | null;
}

/** Shows the age of the password and changes it, which ends the other sessions (O-04). */
export function PasswordSetting({ age, phone }: PasswordSettingProps) {
  const { t } = useTranslation(['passwords', 'auth']);
  const [step, setStep] = useState<'changing' | 'done' | 'shown'>('shown');
  const place = useStepFocus(step, step === 'done' ? 'h3' : 'input, button');
  return (
    <section className={styles.part} aria-labelledby="password-heading" ref={place}>
      <h3 id="password-heading" tabIndex={-1} className={styles.heading}>
        {t('auth:password')}
      </h3>
      <p className={styles.said}>{t('age', { count: age })}</p>
      <p className={styles.said} role="status">
        {step === 'done' ? t('changed') : null}
      </p>
      {step === 'changing' ? (
        <Change phone={phone} onDone={() => setStep('done')} onCancel={() => setStep('shown')} />
      ) : (
        <Button wide onClick={() => setStep('changing')}>
          {t('change')}
        </Button>
      )}
    </section>
  );
}
