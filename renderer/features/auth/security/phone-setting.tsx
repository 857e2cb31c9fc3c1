import { useState } from 'react';
import { toCallError } from '#renderer/lib/api/call-error.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Button } from '#renderer/ui/button.tsx';
import type { CodeAsked } from '#shared/contracts/codes.ts';
import { useStepFocus } from '../account/use-step-focus.ts';
import { CodeForm } from '../forms/code-form.tsx';
import type { PhoneText } from '../forms/phone-text.ts';
import { shown } from '../forms/use-enter.ts';
import { PhoneInput, type PhoneMemory, usePhone } from '../forms/use-phone.tsx';
import { ConfirmForm } from './confirm-form.tsx';
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
  const [ask, { isLoading, error }] = useAskPhoneMutation();
  const send = (uPassword: string) => {
    const body = { 'phone-number': phone.text.number, 'phone-code': phone.tel, uPassword };
    void ask({ body }).unwrap().then(onAsked, shown);
  };
  return (
    <ConfirmForm
      button={t('code_ask')}
      isLoading={isLoading}
      error={error}
      check={() => (phone.isWhole ? {} : { phone: t('phone_missing') })}
      onPassword={send}
      onCancel={onCancel}
    >
      {(errors) => <PhoneInput phone={phone} error={errors.phone} />}
    </ConfirmForm>
  );
}

interface CodeStepProps {
  readonly asked: CodeAsked;
  readonly onAsked: (asked: CodeAsked) => void;
  readonly onDone: () => void;
  readonly onBack: () => void;
}

function CodeStep({ asked, onAsked, onDone, onBack }: CodeStepProps) {
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
        <CodeStep asked={step} onAsked={setStep} onDone={() => setStep('done')} onBack={() => setStep('asking')} />
      ) : (
        <Button wide onClick={() => setStep('asking')}>
          {t(phone === null ? 'phone_add' : 'phone_change')}
        </Button>
      )}
    </section>
  );
}
