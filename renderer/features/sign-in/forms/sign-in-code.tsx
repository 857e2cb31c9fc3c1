import { toCallError } from '#renderer/lib/api/call-error.ts';
import { CodeForm } from '#renderer/lib/forms/code-form.tsx';
import { shown } from '#renderer/lib/forms/shown.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import type { CodeAsked } from '#shared/contracts/codes.ts';
import type { SecondStep } from '#shared/contracts/second-step.ts';
import { SecondStepPart } from '../second-step/second-step-part.tsx';
import type { EntryEvent } from './entry-mode.ts';
import { useSmsLoginMutation, useTwoStepLoginMutation } from './sign-in-api.ts';
import type { SignInMethodProps } from './use-enter.ts';

interface SignInCodeProps extends SignInMethodProps {
  readonly asked: CodeAsked;
  readonly send: (event: EntryEvent) => void;
}

/** Signs in by the code of a text message. */
export function SignInCode({ asked, send, enter, save, keep }: SignInCodeProps) {
  const { t } = useTranslation('auth');
  const [login, { isLoading, error }] = useSmsLoginMutation();
  const { request } = asked;
  const signIn = (code: string) =>
    void login({ body: { 'sms-code': code, request, save } })
      .unwrap()
      .then(enter, shown);
  return (
    <CodeForm
      asked={asked}
      button={isLoading ? t('signing_in') : t('sign_in')}
      isLoading={isLoading}
      failure={error ? toCallError(error) : null}
      isOpen
      backLabel={t('phone_other')}
      onAsked={(renewed) => send({ type: 'resent', asked: renewed })}
      onCode={signIn}
      onBack={() => send({ type: 'left' })}
    >
      {keep}
    </CodeForm>
  );
}

interface SignInStepProps extends Omit<SignInMethodProps, 'first'> {
  readonly step: SecondStep;
  readonly onBack: () => void;
}

/** Finishes a sign-in by its second step. */
export function SignInStep({ step, enter, save, keep, onBack }: SignInStepProps) {
  const [login] = useTwoStepLoginMutation();
  return (
    <SecondStepPart
      step={step}
      keep={keep}
      enter={enter}
      onBack={onBack}
      finish={(factor) => login({ body: { ...factor, request: step.request, save } }).unwrap()}
    />
  );
}
