import { Button } from '#renderer/ui/button.tsx';
import { StateView } from '#renderer/ui/state-view.tsx';
import { useTranslation } from '../i18n/use-translation.tsx';
import { errorTextKey, toCallError } from './call-error.ts';

interface FailedListProps {
  /** Why the call failed, as its query says. */
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Says that a list could not be read and why, with a button that asks again; its page has the texts of errors. */
export function FailedList({ error, onRetry }: FailedListProps) {
  const { t } = useTranslation(['common', 'errors']);
  return (
    <StateView
      kind="failed"
      title={t('list_failed')}
      text={t(`errors:${errorTextKey(toCallError(error))}`)}
      actions={<Button onClick={onRetry}>{t('try_again')}</Button>}
    />
  );
}
