import { useEffect } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { noticeBoard } from '#renderer/lib/notices/notice-board.ts';

/** Says once, quietly, that a version waits to be installed. */
export function UpdateNews({ version }: { readonly version: string }) {
  const { t } = useTranslation('desktop-packs');
  const words = t('updates_notice', { version });
  useEffect(() => noticeBoard.post({ priority: 1, kind: 'default', text: { words } }), [words]);
  return null;
}
