import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNamespaces } from '#renderer/lib/i18n/use-namespaces.ts';
import { type Notice, noticeBoard } from '#renderer/lib/notices/notice-board.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Toast } from '#renderer/ui/toast.tsx';
import styles from './notices.module.css';

const NONE: readonly Notice[] = [];
const NAMESPACES = ['notices'] as const;

function NoticeCard({ notice }: { readonly notice: Notice }) {
  const { t } = useTranslation(['notices', 'common']);
  const { id, text, isUpdate } = notice;
  return (
    <li className={styles.notice} role={isUpdate ? 'status' : 'alert'}>
      <Toast
        tone="warn"
        icon={isUpdate ? 'refresh' : 'alert'}
        text={'key' in text ? t(text.key) : text.words}
        action={
          isUpdate ? (
            <Button kind="primary" onClick={() => location.reload()}>
              {t('common:reload')}
            </Button>
          ) : null
        }
        closeLabel={t('common:close')}
        onClose={() => noticeBoard.close(id)}
      />
    </li>
  );
}

/** Notices over the page, one below the other. */
export function Notices() {
  const notices = useSyncExternalStore(noticeBoard.subscribe, noticeBoard.shown, () => NONE);
  const hasTexts = useNamespaces(notices.length > 0 ? NAMESPACES : []);
  if (notices.length === 0 || !hasTexts) return null;
  return (
    <ul className={styles.notices}>
      {notices.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
    </ul>
  );
}
