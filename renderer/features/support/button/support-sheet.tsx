import { useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Dialog } from '#renderer/ui/dialog.tsx';
import { panelOptions, type SupportDialog } from '../support-options.ts';
import { useSupportState } from '../use-support-state.ts';
import { SUPPORT_DIALOGS } from './support-dialogs.ts';
import { SupportMenu } from './support-menu.tsx';

/** Sheet with the support options, where the support button has no place; the chosen one opens instead of it. */
export function SupportSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['support', 'common']);
  const language = useLanguage();
  const options = panelOptions(useAppSelector(selectConfig), language);
  const state = useSupportState();
  const [opened, setOpened] = useState<SupportDialog | null>(null);
  const Opened = opened && SUPPORT_DIALOGS[opened];
  if (Opened) return <Opened onClose={onClose} onOpen={setOpened} />;
  const unread = { chat: state?.chat.unread ?? 0, requests: state?.requests.unread ?? 0 };
  return (
    <Dialog title={t('title')} closeLabel={t('common:close')} onClose={onClose} padded>
      <SupportMenu options={options} unread={unread} onOpen={setOpened} onClose={onClose} />
    </Dialog>
  );
}
