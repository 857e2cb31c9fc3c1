import { useEffect } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { noticeBoard } from '#renderer/lib/notices/notice-board.ts';

interface UpdateNewsProps {
  readonly version: string;
  readonly installsAtEnd: boolean;
}

/** Announces once that a version is ready to install. */
export function UpdateNews({ version, installsAtEnd }: UpdateNewsProps) {
  const { t } = useTranslation('desktop-packs');
  const words = t(installsAtEnd ? 'updates_notice' : 'updates_notice_restart', { version });
  useEffect(() => noticeBoard.post({ priority: 1, kind: 'snackbar', text: { words } }), [words]);
  return null;
}
