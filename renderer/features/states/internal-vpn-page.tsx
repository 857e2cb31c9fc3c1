import { useTranslation } from 'react-i18next';
import { NoticeScreen } from '#renderer/ui/notice-screen.tsx';
import { GoHome } from './state-actions.tsx';

/** A part of the site that is only for the operator's own network (shell §2.8). */
export function InternalVpnPage() {
  const { t } = useTranslation('states');
  return (
    <NoticeScreen
      tone="warn"
      icon="lock"
      title={t('title_internal_vpn')}
      text={t('text_internal_vpn')}
      actions={<GoHome />}
    />
  );
}
