import { useCallback } from 'react';
import { type CallError, errorTextKey } from '#renderer/lib/api/call-error.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';

/** Returns the function that says why a change was not saved, and that the old value is back. */
export function useUnsavedText(): (error: CallError) => string {
  const { t } = useTranslation(['office-settings', 'errors']);
  return useCallback(
    // The general words for no connection promise another attempt; a change of a setting has none.
    (error) => (error.code === 'NETWORK' ? t('unsaved') : `${t(`errors:${errorTextKey(error)}`)} ${t('restored')}`),
    [t],
  );
}
