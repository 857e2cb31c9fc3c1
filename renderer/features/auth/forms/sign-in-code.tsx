import { toCallError } from '#renderer/lib/api/call-error.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import type { CodeAsked } from '#shared/contracts/codes.ts';
import { CodeForm } from './code-form.tsx';
import type { EntryEvent } from './entry-mode.ts';
import { useSmsLoginMutation, useTwoStepLoginMutation } from './sign-in-api.ts';
import { type SignInMethodProps, shown } from './use-enter.ts';

interface SignInCodeProps extends SignInMethodProps {
  readonly asked: CodeAsked;
  readonly send: (event: EntryEvent) => void;
  /** The code of a text message is the only step; otherwise it is the second step. */
  readonly isFirst?: boolean;
}

/** Signs in by a code that was sent. */
export function SignInCode({ asked, send, enter, save, keep, isFirst = false }: SignInCodeProps) {
  const { t } = useTranslation('auth');
  const [smsLogin, first] = useSmsLoginMutation();
  const [twoStepLogin, second] = useTwoStepLoginMutation();
  const { isLoading, error } = isFirst ? first : second;
  const { request } = asked;
  const signIn = (code: string) => {
    const login = isFirst
      ? smsLogin({ body: { 'sms-code': code, request, save } })
      : twoStepLogin({ body: { code, request, save } });
    void login.unwrap().then(enter, shown);
  };
  return (
    <CodeForm
      asked={asked}
      button={isLoading ? t('signing_in') : t('sign_in')}
      isLoading={isLoading}
      failure={error ? toCallError(error) : null}
      isOpen={isFirst}
      backLabel={t(isFirst ? 'phone_other' : 'code_back')}
      onAsked={(renewed) => send({ type: 'resent', asked: renewed })}
      onCode={signIn}
      onBack={() => send({ type: 'left' })}
    >
      {keep}
    </CodeForm>
  );
}
