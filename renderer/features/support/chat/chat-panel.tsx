import { useRef, useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import { Dialog } from '#renderer/ui/dialog.tsx';
import { isConsultantWorking } from '#shared/domain/support/support-hours.ts';
import type { SupportDialogProps } from '../button/support-dialogs.ts';
import { useSupportState, useSupportUser } from '../use-support-state.ts';
import { Chat } from './chat.tsx';
import { ConsultantStub } from './consultant-stub.tsx';

/** Chat next to the page; outside of working hours a notice (shell §1). Unread answers show in both. */
export function ChatPanel({ onClose }: SupportDialogProps) {
  const { t } = useTranslation(['support', 'common']);
  const { consultantParams } = useAppSelector(selectConfig);
  const now = useNow(MINUTE_MS);
  const userId = useSupportUser();
  const state = useSupportState(true);
  const field = useRef<HTMLTextAreaElement>(null);
  const [hadNews, setHadNews] = useState(false);
  if (!hadNews && (state?.chat.unread ?? 0) > 0) setHadNews(true);
  const isWorking = isConsultantWorking(consultantParams, now);
  if (!isWorking && !hadNews) return <ConsultantStub onClose={onClose} />;
  return (
    <Dialog
      title={t('chat_title')}
      closeLabel={t('common:close')}
      place="end"
      full
      initialFocus={field}
      onClose={onClose}
    >
      <Chat key={userId} userId={userId} lastId={state?.chat.lastId ?? 0} isWorking={isWorking} field={field} />
    </Dialog>
  );
}
