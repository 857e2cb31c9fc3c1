import { toCallError } from '#renderer/lib/api/call-error.ts';
import { FormFailure } from '#renderer/lib/forms/form-failure.tsx';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import { useAskWithdrawalLinkMutation } from './sign-in-api.ts';

/** Offers a player who may not sign in a link with which money can be withdrawn; the answer tells nothing about money. */
export function WithdrawalLink({ email }: { readonly email: string }) {
  const { t } = useTranslation('auth');
  const [ask, { isLoading, isSuccess, error }] = useAskWithdrawalLinkMutation();
  if (isSuccess) {
    return (
      <Notice kind="info" icon="check" announced>
        {t('withdrawal_sent')}
      </Notice>
    );
  }
  return (
    <>
      {error ? <FormFailure error={toCallError(error)} /> : null}
      <p>{t('withdrawal_text')}</p>
      <Button wide disabled={isLoading} aria-busy={isLoading} onClick={() => void ask({ body: { email } })}>
        {t('withdrawal_button')}
      </Button>
    </>
  );
}
