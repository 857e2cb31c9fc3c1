import { type CallError, errorTextKey } from '#renderer/lib/api/call-error.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Notice } from '#renderer/ui/notice.tsx';

/** Shows and announces why something was refused, with the time to wait where there is one. */
export function FailureNotice({ error }: { readonly error: CallError }) {
  const { t } = useTranslation(['support', 'errors']);
  const { retryAfter } = error;
  return (
    <div role="alert">
      <Notice kind="warn" icon="alert">
        {t(`errors:${errorTextKey(error)}`)}
        {retryAfter === undefined ? null : ` ${t('wait_minutes', { count: Math.max(1, Math.ceil(retryAfter / 60)) })}`}
      </Notice>
    </div>
  );
}
