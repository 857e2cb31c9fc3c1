import { useReducer, useState } from 'react';
import type { PhoneText } from '#renderer/lib/forms/phone-text.ts';
import type { FormProps } from '#renderer/lib/forms/use-checked-form.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { NetworkButtonsPart } from '#renderer/lib/social/network-buttons-part.tsx';
import { CheckboxField } from '#renderer/ui/checkbox-field.tsx';
import styles from '#renderer/ui/form.module.css';
import { Segmented } from '#renderer/ui/segmented.tsx';
import { PasskeyEntry } from '../passkeys/passkey-entry.tsx';
import { EmailSignIn } from './email-sign-in.tsx';
import { ENTRY_START, type EntryEvent, nextEntry } from './entry-mode.ts';
import { PhoneSignIn, SmsSignIn } from './phone-sign-in.tsx';
import { SignInCode, SignInStep } from './sign-in-code.tsx';
import { useEnter } from './use-enter.ts';

/** Signs in by the chosen method (shell §7, A-02). Going back keeps what was typed. */
export function SignInForm({ first }: FormProps) {
  const { t } = useTranslation('auth');
  const [state, send] = useReducer(nextEntry, ENTRY_START);
  const [email, setEmail] = useState('');
  const phone = useState<PhoneText | null>(null);
  const [save, setSave] = useState(true);
  const enter = useEnter((step) => send({ type: 'twoStepAsked', step }));
  const keep = <CheckboxField label={t('stay_signed_in')} checked={save} onChange={setSave} />;
  const method = { first, enter, save, keep };
  if (state.step) return <SignInStep {...method} step={state.step} onBack={() => send({ type: 'left' })} />;
  if (state.asked) return <SignInCode {...method} asked={state.asked} send={send} />;
  const choose = (event: EntryEvent & { type: 'chosen' }) => send(event);
  return (
    <div className={styles.form}>
      <Segmented
        label={t('way')}
        value={state.mode === 'login_password' ? 'email' : 'phone'}
        options={[
          { value: 'email', label: t('email') },
          { value: 'phone', label: t('phone') },
        ]}
        onChange={(chosen) =>
          choose({ type: 'chosen', method: chosen === 'email' ? 'login_password' : 'phone_password' })
        }
      />
      {state.mode === 'login_password' ? <EmailSignIn {...method} email={email} setEmail={setEmail} /> : null}
      {state.mode === 'phone_password' ? <PhoneSignIn {...method} memory={phone} send={send} /> : null}
      {state.mode === 'sms' ? <SmsSignIn {...method} memory={phone} send={send} /> : null}
      <PasskeyEntry enter={enter} save={save} />
      <NetworkButtonsPart save={save} />
    </div>
  );
}
