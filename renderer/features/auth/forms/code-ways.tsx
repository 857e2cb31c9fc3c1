import { toCallError } from '#renderer/lib/api/call-error.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import type { CodeAsked } from '#shared/contracts/codes.ts';
import { CodeForm } from './code-form.tsx';
import type { EntryEvent } from './entry-mode.ts';
import { shown, type WayProps } from './use-enter.ts';
import { useSmsLoginMutation, useTwoStepLoginMutation } from './ways-api.ts';

interface CodeWayProps extends WayProps {
  readonly asked: CodeAsked;
  readonly send: (event: EntryEvent) => void;
}

/** The code of a text message. */
export function SmsCodeForm({ asked, send, enter, save, keep }: CodeWayProps) {
  const { t } = useTranslation('auth');
  const [login, { isLoading, error }] = useSmsLoginMutation();
  const signIn = (code: string) =>
    void login({ body: { 'sms-code': code, request: asked.request, save } })
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

/** The second step of signing in. */
export function TwoStepForm({ asked, send, enter, save, keep }: CodeWayProps) {
  const { t } = useTranslation('auth');
  const [login, { isLoading, error }] = useTwoStepLoginMutation();
  const signIn = (code: string) =>
    void login({ body: { code, request: asked.request, save } })
      .unwrap()
      .then(enter, shown);
  return (
    <CodeForm
      asked={asked}
      button={isLoading ? t('signing_in') : t('sign_in')}
      isLoading={isLoading}
      failure={error ? toCallError(error) : null}
      backLabel={t('code_back')}
      onAsked={(renewed) => send({ type: 'resent', asked: renewed })}
      onCode={signIn}
      onBack={() => send({ type: 'left' })}
    >
      {keep}
    </CodeForm>
  );
}
