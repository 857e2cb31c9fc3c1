import { useState } from 'react';
import { toCallError } from '#renderer/lib/api/call-error.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Button } from '#renderer/ui/button.tsx';
import type { CodeAsked } from '#shared/contracts/codes.ts';
import { useStepFocus } from '../account/use-step-focus.ts';
import { CodeForm } from '../forms/code-form.tsx';
import { FormFailure } from '../forms/form-failure.tsx';
import { PasswordField } from '../forms/password-field.tsx';
import type { PhoneText } from '../forms/phone-text.ts';
import { useCheckedForm } from '../forms/use-checked-form.ts';
import { shown } from '../forms/use-enter.ts';
import { PhoneInput, type PhoneMemory, usePhone } from '../forms/use-phone.tsx';
import styles from './security.module.css';
import { useAskPhoneMutation, useConfirmPhoneMutation } from './security-api.ts';

interface AskProps {
  readonly memory: PhoneMemory;
  readonly onAsked: (asked: CodeAsked) => void;
  readonly onCancel: () => void;
}

function AskForm({ memory, onAsked, onCancel }: AskProps) {
  const { t } = useTranslation('auth');
  const phone = usePhone(memory);
  const [password, setPassword] = useState('');
  const [ask, { isLoading, error }] = useAskPhoneMutation();
  const check = () => ({
    ...(phone.isWhole ? {} : { phone: t('phone_missing') }),
    ...(password === '' ? { password: t('password_missing') } : {}),
  });
  const send = () => {
    const body = { 'phone-number': phone.text.number, 'phone-code': phone.tel, uPassword: password };
    void ask({ body }).unwrap().then(onAsked, shown);
  };
  const { form, errors, submit } = useCheckedForm<'phone' | 'password'>(check, send);
  return (
    <form ref={form} className={styles.part} method="post" noValidate onSubmit={submit}>
      {error ? <FormFailure error={toCallError(error)} /> : null}
      <PhoneInput phone={phone} error={errors.phone} />
      <PasswordField
        label={t('password_confirm')}
        autoComplete="current-password"
        value={password}
        error={errors.password}
        onChange={setPassword}
      />
      <div className={styles.buttons}>
        <Button kind="primary" type="submit" disabled={isLoading} aria-busy={isLoading}>
          {t('code_ask')}
        </Button>
        <Button disabled={isLoading} onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

interface ConfirmProps {
  readonly asked: CodeAsked;
  readonly onAsked: (asked: CodeAsked) => void;
  readonly onDone: () => void;
  readonly onBack: () => void;
}

function ConfirmForm({ asked, onAsked, onDone, onBack }: ConfirmProps) {
  const { t } = useTranslation('auth');
  const [confirm, { isLoading, error }] = useConfirmPhoneMutation();
  return (
    <CodeForm
      asked={asked}
      button={t('phone_confirm')}
      isLoading={isLoading}
      failure={error ? toCallError(error) : null}
      backLabel={t('phone_other')}
      onAsked={onAsked}
      onBack={onBack}
      onCode={(code) =>
        void confirm({ body: { request: asked.request, code } })
          .unwrap()
          .then(onDone, shown)
      }
    />
  );
}

type Step = 'shown' | 'asking' | 'done' | CodeAsked;

/** The player's phone, and the way to one: number and password, then the code that came to it. */
export function PhoneSetting({ phone }: { readonly phone: string | null }) {
  const { t } = useTranslation('auth');
  const [step, setStep] = useState<Step>('shown');
  const memory = useState<PhoneText | null>(null);
  const place = useStepFocus(typeof step === 'string' ? step : 'code', 'input, button');
  return (
    <section className={styles.part} aria-labelledby="phone-heading" ref={place}>
      <h3 id="phone-heading" className={styles.heading}>
        {t('phone')}
      </h3>
      <p className={phone === null ? styles.said : undefined}>
        {phone === null ? t('phone_none') : <bdi dir="ltr">{phone}</bdi>}
      </p>
      <p className={styles.said} role="status">
        {step === 'done' ? t('phone_confirmed') : null}
      </p>
      {step === 'asking' ? (
        <AskForm memory={memory} onAsked={setStep} onCancel={() => setStep('shown')} />
      ) : typeof step === 'object' ? (
        <ConfirmForm asked={step} onAsked={setStep} onDone={() => setStep('done')} onBack={() => setStep('asking')} />
      ) : (
        <Button wide onClick={() => setStep('asking')}>
          {t(phone === null ? 'phone_add' : 'phone_change')}
        </Button>
      )}
    </section>
  );
}
