import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNamespaces } from '#renderer/lib/i18n/use-namespaces.ts';
import { type Notice, noticeBoard } from '#renderer/lib/notices/notice-board.ts';
import { Button, IconButton } from '#renderer/ui/button.tsx';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import styles from './notices.module.css';

const NONE: readonly Notice[] = [];
const NAMESPACES = ['notices'] as const;

function NoticeCard({ notice }: { readonly notice: Notice }) {
  const { t } = useTranslation(['notices', 'common']);
  const { id, text, isUpdate } = notice;
  return (
    <li className={styles.notice} role={isUpdate ? 'status' : 'alert'}>
      <Icon name={isUpdate ? 'refresh' : 'alert'} size={18} />
      <p>{'key' in text ? t(text.key) : text.words}</p>
      {isUpdate ? (
        <Button kind="primary" onClick={() => location.reload()}>
          {t('common:reload')}
        </Button>
      ) : null}
      <IconButton icon="close" size={16} label={t('common:close')} onClick={() => noticeBoard.close(id)} />
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
