import { useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Dialog } from '#renderer/ui/dialog.tsx';
import type { SupportDialogProps } from '../button/support-dialogs.ts';
import { useSupportUser } from '../use-support-state.ts';
import { RequestList } from './request-list.tsx';
import { RequestView } from './request-view.tsx';

/** Support request history: questions of the form with their answers (shell §2.8; R-38). */
export function RequestsDialog({ onClose, onOpen }: SupportDialogProps) {
  const { t } = useTranslation(['support', 'common']);
  const userId = useSupportUser();
  const [shown, setShown] = useState<{ readonly id: number; readonly userId: number } | null>(null);
  const [left, setLeft] = useState<number | null>(null);
  const requestId = shown?.userId === userId ? shown.id : null;
  const back = () => {
    setLeft(requestId);
    setShown(null);
  };
  return (
    <Dialog
      title={requestId === null ? t('requests_title') : t('request_number', { number: requestId })}
      closeLabel={t('common:close')}
      padded
      wide
      onClose={onClose}
    >
      {requestId === null ? (
        <RequestList
          userId={userId}
          cameFrom={left}
          onShow={(id) => setShown({ id, userId })}
          onAsk={() => onOpen('question')}
        />
      ) : (
        <RequestView key={requestId} userId={userId} requestId={requestId} onBack={back} />
      )}
    </Dialog>
  );
}
