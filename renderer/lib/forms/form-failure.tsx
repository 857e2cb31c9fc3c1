import { Notice } from '#renderer/ui/notice.tsx';
import { type CallError, errorTextKey } from '../api/call-error.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { useGateText } from '../text/use-gate-text.ts';

/** Shows above the fields why a form was refused, with the seconds to wait where there are any. */
export function FormFailure({ error }: { readonly error: CallError }) {
  const { t } = useTranslation(['auth', 'errors']);
  const gate = useGateText()(error);
  return (
    <div role="alert">
      <Notice kind="warn" icon="alert">
        {t(`errors:${errorTextKey(error)}`)}
        {gate === '' ? null : ` ${gate}`}
        {error.retryAfter === undefined ? null : ` ${t('wait_seconds', { seconds: Math.ceil(error.retryAfter) })}`}
      </Notice>
    </div>
  );
}
