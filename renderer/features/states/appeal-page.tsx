import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { GoToHistory, WriteSupport } from './state-actions.tsx';
import { StateScreen } from './state-screen.tsx';

/** Explains a restriction of the account: what is closed, what stays open, and how to object (shell §2.8, G-06). */
export function AppealPage() {
  const { t } = useTranslation('states');
  const player = useAppSelector(selectPlayer);
  return (
    <StateScreen
      tone="warn"
      icon="lock"
      name="block_appeal_history"
      actions={
        <>
          <WriteSupport kind="primary" subject={t('appeal_subject', { account: player?.user_id ?? 0 })} />
          <GoToHistory />
        </>
      }
    >
      <p>{t('appeal_open')}</p>
      <p>{t('appeal_how')}</p>
    </StateScreen>
  );
}
