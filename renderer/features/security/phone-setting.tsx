import { useState } from 'react';
import type { PhoneText } from '#renderer/lib/forms/phone-text.ts';
import { shown } from '#renderer/lib/forms/shown.ts';
import { PhoneInput, type PhoneMemory, usePhone } from '#renderer/lib/forms/use-phone.tsx';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { ConfirmForm } from '#renderer/lib/proof/confirm-form.tsx';
import type { ProofBody } from '#shared/contracts/second-proof.ts';
import { type AskStep, ConfirmedSetting } from './confirmed-setting.tsx';
import { useAskPhoneMutation, useConfirmPhoneMutation } from './sign-in-settings-api.ts';

interface AskProps extends AskStep {
  readonly memory: PhoneMemory;
}

function AskForm({ memory, onAsked, onCancel }: AskProps) {
  const { t } = useTranslation('auth');
  const phone = usePhone(memory);
  const [ask, { isLoading, error }] = useAskPhoneMutation();
  const send = (proof: ProofBody) => {
    const body = { 'phone-number': phone.text.number, 'phone-code': phone.tel, ...proof };
    void ask({ body }).unwrap().then(onAsked, shown);
  };
  return (
    <ConfirmForm
      button={t('code_ask')}
      isLoading={isLoading}
      error={error}
      check={() => (phone.isWhole ? {} : { phone: t('phone_missing') })}
      onProof={send}
      onCancel={onCancel}
    >
      {(errors) => <PhoneInput label={t('phone_new')} phone={phone} error={errors.phone} />}
    </ConfirmForm>
  );
}

/** Shows the player's phone number and replaces it. */
export function PhoneSetting({ phone }: { readonly phone: string | null }) {
  const { t } = useTranslation('auth');
  const memory = useState<PhoneText | null>(null);
  return (
    <ConfirmedSetting
      id="phone-heading"
      title={t('phone')}
      value={phone ?? ''}
      none={t('phone_none')}
      offer={t(phone === null ? 'phone_add' : 'phone_change')}
      done={t('phone_confirmed')}
      ask={(step) => <AskForm memory={memory} {...step} />}
      confirm={useConfirmPhoneMutation()}
      confirmLabel={t('phone_confirm')}
      otherLabel={t('phone_other')}
    />
  );
}
