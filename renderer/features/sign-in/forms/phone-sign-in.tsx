import { useState } from 'react';
import { toCallError } from '#renderer/lib/api/call-error.ts';
import { FormFailure } from '#renderer/lib/forms/form-failure.tsx';
import { PasswordField } from '#renderer/lib/forms/password-field.tsx';
import { shown } from '#renderer/lib/forms/shown.ts';
import { useCheckedForm } from '#renderer/lib/forms/use-checked-form.ts';
import { useFirstFocus } from '#renderer/lib/forms/use-first-focus.ts';
import { PhoneInput, type PhoneMemory, usePhone } from '#renderer/lib/forms/use-phone.tsx';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Button } from '#renderer/ui/button.tsx';
import styles from '#renderer/ui/form.module.css';
import { ForgottenLink } from './email-sign-in.tsx';
import type { EntryEvent } from './entry-mode.ts';
import { usePhoneLoginMutation, useSendSmsMutation } from './sign-in-api.ts';
import type { SignInMethodProps } from './use-enter.ts';

interface PhoneSignInProps extends SignInMethodProps {
  readonly memory: PhoneMemory;
  readonly send: (event: EntryEvent) => void;
}

/** Signs in by a confirmed number and the password. */
export function PhoneSignIn({ first, enter, save, keep, memory, send }: PhoneSignInProps) {
  const { t } = useTranslation('auth');
  const phone = usePhone(memory);
  const [password, setPassword] = useState('');
  const [login, { isLoading, error }] = usePhoneLoginMutation();
  const check = () => ({
    ...(phone.isWhole ? {} : { phone: t('phone_missing') }),
    ...(password === '' ? { password: t('password_missing') } : {}),
  });
  const submitAll = () => {
    const { country, number } = phone.text;
    const body = { phone_number: number, country_code: country, uPassword: password, save };
    void login({ body }).unwrap().then(enter, shown);
  };
  const { form, errors, submit } = useCheckedForm<'phone' | 'password'>(check, submitAll);
  useFirstFocus(form, () => first.current);
  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
      {error ? <FormFailure error={toCallError(error)} /> : null}
      <PhoneInput ref={first} phone={phone} error={errors.phone} />
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        value={password}
        error={errors.password}
        onChange={setPassword}
      />
      {keep}
      <p className={styles.links}>
        <ForgottenLink />
        <button type="button" className={styles.link} onClick={() => send({ type: 'chosen', method: 'sms' })}>
          {t('way_sms')}
        </button>
      </p>
      <Button kind="primary" large wide type="submit" disabled={isLoading} aria-busy={isLoading}>
        {isLoading ? t('signing_in') : t('sign_in')}
      </Button>
    </form>
  );
}

/** Signs in by a code sent to a number. */
export function SmsSignIn({ first, memory, send }: PhoneSignInProps) {
  const { t } = useTranslation('auth');
  const phone = usePhone(memory);
  const [sendSms, { isLoading, error }] = useSendSmsMutation();
  const check = () => (phone.isWhole ? {} : { phone: t('phone_missing') });
  const ask = () =>
    void sendSms({ body: { 'phone-number': phone.text.number, 'phone-code': phone.tel } })
      .unwrap()
      .then((asked) => send({ type: 'smsSent', asked }), shown);
  const { form, errors, submit } = useCheckedForm<'phone'>(check, ask);
  useFirstFocus(form, () => first.current);
  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
      {error ? <FormFailure error={toCallError(error)} /> : null}
      <PhoneInput ref={first} phone={phone} error={errors.phone} />
      <p className={styles.links}>
        <button
          type="button"
          className={styles.link}
          onClick={() => send({ type: 'chosen', method: 'phone_password' })}
        >
          {t('way_password')}
        </button>
      </p>
      <Button kind="primary" large wide type="submit" disabled={isLoading} aria-busy={isLoading}>
        {t('code_ask')}
      </Button>
    </form>
  );
}
