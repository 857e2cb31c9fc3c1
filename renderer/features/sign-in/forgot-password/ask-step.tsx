import { useState } from 'react';
import { toCallError } from '#renderer/lib/api/call-error.ts';
import { EmailField } from '#renderer/lib/forms/email-field.tsx';
import { FormFailure } from '#renderer/lib/forms/form-failure.tsx';
import type { PhoneText } from '#renderer/lib/forms/phone-text.ts';
import { shown } from '#renderer/lib/forms/shown.ts';
import { useCheckedForm } from '#renderer/lib/forms/use-checked-form.ts';
import { PhoneInput, type PhoneMemory, usePhone } from '#renderer/lib/forms/use-phone.tsx';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Button } from '#renderer/ui/button.tsx';
import styles from '#renderer/ui/form.module.css';
import { Notice } from '#renderer/ui/notice.tsx';
import { Segmented } from '#renderer/ui/segmented.tsx';
import { isEmailAddress } from '#shared/domain/registration/email-address.ts';
import { useAskPasswordCodeMutation } from '../email-links/email-links-api.ts';
import type { PasswordEvent, PasswordState } from './password-steps.ts';

interface AskProps {
  readonly send: (event: PasswordEvent) => void;
}

function EmailAsk({ send }: AskProps) {
  const { t } = useTranslation('auth');
  const [email, setEmail] = useState('');
  const [ask, { isLoading, error }] = useAskPasswordCodeMutation();
  const check = () => (isEmailAddress(email) ? {} : { email: t('email_wrong') });
  const go = () =>
    void ask({ body: { email } })
      .unwrap()
      .then((asked) => send({ type: 'asked', asked }), shown);
  const { form, errors, submit } = useCheckedForm<'email'>(check, go);
  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
      {error ? <FormFailure error={toCallError(error)} /> : null}
      <EmailField value={email} error={errors.email} onChange={setEmail} />
      <Button kind="primary" large wide type="submit" disabled={isLoading} aria-busy={isLoading}>
        {t('code_ask')}
      </Button>
    </form>
  );
}

function PhoneAsk({ send, memory }: AskProps & { readonly memory: PhoneMemory }) {
  const { t } = useTranslation('auth');
  const phone = usePhone(memory);
  const [ask, { isLoading, error }] = useAskPasswordCodeMutation();
  const check = () => (phone.isWhole ? {} : { phone: t('phone_missing') });
  const go = () =>
    void ask({ body: { 'phone-number': phone.text.number, 'phone-code': phone.tel } })
      .unwrap()
      .then((asked) => send({ type: 'asked', asked }), shown);
  const { form, errors, submit } = useCheckedForm<'phone'>(check, go);
  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
      {error ? <FormFailure error={toCallError(error)} /> : null}
      <PhoneInput phone={phone} error={errors.phone} />
      <Button kind="primary" large wide type="submit" disabled={isLoading} aria-busy={isLoading}>
        {t('code_ask')}
      </Button>
    </form>
  );
}

/** Asks whose password was forgotten, by e-mail or by phone. */
export function AskLoginStep({ state, send }: AskProps & { readonly state: PasswordState }) {
  const { t } = useTranslation(['auth', 'errors']);
  const [method, setMethod] = useState<'email' | 'phone'>('email');
  const memory = useState<PhoneText | null>(null);
  return (
    <div className={styles.form}>
      <p className={styles.said}>{t('password_ask_text')}</p>
      {state.problem === 'time_up' ? (
        <Notice kind="warn" icon="alert" announced>
          {t('errors:code_expired')}
        </Notice>
      ) : null}
      <Segmented
        label={t('way')}
        value={method}
        options={[
          { value: 'email', label: t('email') },
          { value: 'phone', label: t('phone') },
        ]}
        onChange={setMethod}
      />
      {method === 'email' ? <EmailAsk send={send} /> : <PhoneAsk send={send} memory={memory} />}
    </div>
  );
}
