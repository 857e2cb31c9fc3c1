import { useState } from 'react';
import { EmailField } from '#renderer/lib/forms/email-field.tsx';
import { shown } from '#renderer/lib/forms/shown.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { ConfirmForm } from '#renderer/lib/proof/confirm-form.tsx';
import { isEmailAddress } from '#shared/domain/registration/email-address.ts';
import { type AskStep, ConfirmedSetting } from './confirmed-setting.tsx';
import { useAskEmailMutation, useConfirmEmailMutation } from './sign-in-settings-api.ts';

interface AskProps extends AskStep {
  readonly memory: readonly [string, (email: string) => void];
}

function AskForm({ memory: [email, setEmail], onAsked, onCancel }: AskProps) {
  const { t } = useTranslation('auth');
  const [ask, { isLoading, error }] = useAskEmailMutation();
  return (
    <ConfirmForm
      button={t('code_ask')}
      isLoading={isLoading}
      error={error}
      check={() => (isEmailAddress(email) ? {} : { email: t('email_wrong') })}
      onProof={(proof) =>
        void ask({ body: { email, ...proof } })
          .unwrap()
          .then(onAsked, shown)
      }
      onCancel={onCancel}
    >
      {(errors) => <EmailField label={t('email_new')} value={email} error={errors.email} onChange={setEmail} />}
    </ConfirmForm>
  );
}

/** Shows the player's e-mail and changes it; a player who registered by phone adds one here (O-04). */
export function EmailSetting({ email }: { readonly email: string }) {
  const { t } = useTranslation('auth');
  const memory = useState('');
  return (
    <ConfirmedSetting
      id="email-heading"
      title={t('email')}
      value={email}
      none={t('email_none')}
      offer={t(email === '' ? 'email_add' : 'email_change')}
      done={t('email_confirmed')}
      ask={(step) => <AskForm memory={memory} {...step} />}
      confirm={useConfirmEmailMutation()}
      confirmLabel={t('email_confirm')}
      otherLabel={t('email_other')}
    />
  );
}
