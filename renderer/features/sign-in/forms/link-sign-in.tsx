import { useRef, useState } from 'react';
import { toCallError } from '#renderer/lib/api/call-error.ts';
import { FormFailure } from '#renderer/lib/forms/form-failure.tsx';
import { shown } from '#renderer/lib/forms/shown.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Button } from '#renderer/ui/button.tsx';
import styles from '#renderer/ui/form.module.css';
import type { SecondStep } from '#shared/contracts/second-step.ts';
import { useTokenLoginMutation } from './sign-in-api.ts';
import { SignInStep } from './sign-in-code.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useEnter } from './use-enter.ts';

/** Fields of a sign-in link (shell §7, token login). */
export interface LinkFields {
  readonly method_id: number;
  readonly token: string;
  readonly sign: string;
  readonly lng: string;
}

/** Returns the sign-in link that an address contains; null for none. */
export function linkOf(query: URLSearchParams, lng: string): LinkFields | null {
  const [method, token, sign] = ['method_id', 'token', 'sign'].map((name) => query.get(name) ?? '');
  return method && token && sign ? { method_id: Number(method), token, sign, lng } : null;
}

/**
 * Signs in by the link of an email. Opening it has no effect yet: mail services open links too, so the player presses a
 * button. Where the link has expired, the other methods are below.
 */
export function LinkSignIn({ link }: { readonly link: LinkFields }) {
  const { t } = useTranslation('auth');
  const first = useRef<HTMLInputElement>(null);
  const [step, setStep] = useState<SecondStep | null>(null);
  const [login, { isLoading, error }] = useTokenLoginMutation();
  const enter = useEnter(setStep);
  if (step) return <SignInStep step={step} enter={enter} save={false} keep={null} onBack={() => setStep(null)} />;
  if (error) {
    return (
      <div className={styles.form}>
        <FormFailure error={toCallError(error)} />
        <SignInForm first={first} />
      </div>
    );
  }
  return (
    <Button
      kind="primary"
      large
      wide
      disabled={isLoading}
      aria-busy={isLoading}
      onClick={() => void login({ body: link }).unwrap().then(enter, shown)}
    >
      {isLoading ? t('signing_in') : t('sign_in')}
    </Button>
  );
}
