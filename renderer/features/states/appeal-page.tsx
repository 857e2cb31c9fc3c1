import { useTranslation } from 'react-i18next';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { NoticeScreen } from '#renderer/ui/notice-screen.tsx';
import { GoToHistory, WriteSupport } from './state-actions.tsx';

/** What a restriction of the account closes, what it leaves open, and how to object to it (shell §2.8, G-06). */
export function AppealPage() {
  const { t } = useTranslation('states');
  const player = useAppSelector(selectPlayer);
  return (
    <NoticeScreen
      tone="warn"
      icon="lock"
      title={t('title_block_appeal_history')}
      text={t('text_block_appeal_history')}
      actions={
        <>
          <WriteSupport kind="primary" subject={t('appeal_subject', { account: player?.user_id ?? 0 })} />
          <GoToHistory />
        </>
      }
    >
      <p>{t('appeal_open')}</p>
      <p>{t('appeal_how')}</p>
    </NoticeScreen>
  );
}
