import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { NoticeScreen } from '#renderer/ui/notice-screen.tsx';
import { GoHome, WriteSupport } from './state-actions.tsx';

/** The page of status 500 (shell §2.8). */
export function FaultPage() {
  const { t } = useTranslation('states');
  const title = t('title_fault');
  return (
    <NoticeScreen
      tone="bad"
      icon="alert"
      title={title}
      text={t('text_fault')}
      actions={
        <>
          <GoHome />
          <WriteSupport subject={title} />
        </>
      }
    />
  );
}
