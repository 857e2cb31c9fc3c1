import type { TextStore } from '#renderer/lib/i18n/text-store.ts';
import { TextProvider, useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { StateView } from '#renderer/ui/state-view.tsx';

function Words({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation(['common', 'errors', 'desktop-app']);
  return (
    <main>
      <StateView
        kind="failed"
        title={t('errors:unavailable')}
        text={`${t('errors:network')} ${t('desktop-app:retry_by_itself')}`}
        actions={<Button onClick={onRetry}>{t('common:try_again')}</Button>}
      />
    </main>
  );
}

/** Window of an app that cannot reach its site: explains it, retries automatically, and offers one button. */
export function Unreachable({ i18n, onRetry }: { readonly i18n: TextStore; readonly onRetry: () => void }) {
  return (
    <TextProvider i18n={i18n}>
      <Words onRetry={onRetry} />
    </TextProvider>
  );
}
