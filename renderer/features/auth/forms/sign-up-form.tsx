import { useEffect, useState } from 'react';
import { toCallError } from '#renderer/lib/api/call-error.ts';
import { type FormProps, useCheckedForm } from '#renderer/lib/forms/use-checked-form.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Button } from '#renderer/ui/button.tsx';
import { CheckboxField } from '#renderer/ui/checkbox-field.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import { SelectField } from '#renderer/ui/select-field.tsx';
import { useRegisterMutation } from '../api.ts';
import { useCurrencyOptions } from '../use-currency-options.ts';
import { EmailField } from './email-field.tsx';
import { looksLikeEmail } from './email-text.ts';
import styles from './form.module.css';
import { FormFailure } from './form-failure.tsx';
import { PasswordField } from './password-field.tsx';

const SHORTEST_PASSWORD = 8;

function useSignUp() {
  const { t, i18n } = useTranslation('auth');
  const { defaultCurrency } = useAppSelector(selectConfig);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [currency, setCurrency] = useState(defaultCurrency);
  const [isAdult, setAdult] = useState(false);
  const [register, state] = useRegisterMutation();
  const failure = state.error ? toCallError(state.error) : null;
  const check = () => ({
    ...(looksLikeEmail(email) ? {} : { email: t('email_wrong') }),
    ...(password.length < SHORTEST_PASSWORD ? { password: t('password_short', { count: SHORTEST_PASSWORD }) } : {}),
    ...(isAdult ? {} : { adult: t('adult_missing') }),
  });
  const send = () => void register({ body: { email, password, currency, adult: true, language: i18n.language } });
  const checked = useCheckedForm<'adult' | 'email' | 'password'>(check, send);
  return {
    ...checked,
    values: { email, password, currency, isAdult },
    set: { setEmail, setPassword, setCurrency, setAdult },
    isLoading: state.isLoading,
    isTaken: failure?.code === 'EMAIL_TAKEN' && state.originalArgs?.body.email === email,
    failure: failure?.code === 'EMAIL_TAKEN' ? null : failure,
  };
}

/** What an account needs: an address, a password, a currency, and the word that one is old enough. */
export function SignUpForm({ first }: FormProps) {
  const { t } = useTranslation(['auth', 'errors']);
  const { minAge, isPlayMoney, currencies } = useAppSelector(selectConfig);
  const options = useCurrencyOptions(currencies);
  const { form, errors, submit, values, set, isLoading, isTaken, failure } = useSignUp();
  useEffect(() => first.current?.focus(), [first]);
  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
      {isPlayMoney ? (
        <Notice kind="info" icon="info">
          {t('play_money_hint')}
        </Notice>
      ) : null}
      {failure ? <FormFailure error={failure} /> : null}
      <EmailField
        ref={first}
        value={values.email}
        error={errors.email ?? (isTaken ? t('errors:email_taken') : undefined)}
        onChange={set.setEmail}
      />
      <PasswordField
        label={t('password')}
        hint={t('password_hint', { count: SHORTEST_PASSWORD })}
        autoComplete="new-password"
        value={values.password}
        error={errors.password}
        onChange={set.setPassword}
      />
      <SelectField
        label={t('currency')}
        hint={t('currency_hint')}
        value={values.currency}
        options={options}
        onChange={set.setCurrency}
      />
      <CheckboxField
        label={t('adult', { age: minAge })}
        name="adult"
        checked={values.isAdult}
        error={errors.adult}
        onChange={set.setAdult}
      />
      <Button kind="primary" large wide type="submit" disabled={isLoading} aria-busy={isLoading}>
        {isLoading ? t('signing_up') : t('sign_up_button')}
      </Button>
    </form>
  );
}
