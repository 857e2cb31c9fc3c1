import { useRef, useState } from 'react';
import { deviceStore } from '#renderer/lib/device/device-store.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { Dialog } from '#renderer/ui/dialog.tsx';
import type { SupportRequest } from '#shared/contracts/support.ts';
import type { SupportDialogProps } from '../button/support-dialogs.ts';
import { DoneView } from '../form/done-view.tsx';
import { wasSentByPayment } from '../payment-consultant.ts';
import { QuestionForm } from './question-form.tsx';

/** User-question modal: a support form over the page (shell §2.8; R-38). */
export function QuestionDialog({ onClose, onOpen }: SupportDialogProps) {
  const { t } = useTranslation(['support', 'common']);
  const first = useRef<HTMLTextAreaElement>(null);
  const [sent, setSent] = useState<SupportRequest | null>(null);
  const topic = wasSentByPayment(deviceStore.session) ? 'payments' : 'other';
  return (
    <Dialog title={t('question_title')} closeLabel={t('common:close')} padded initialFocus={first} onClose={onClose}>
      {sent ? (
        <DoneView title={t('question_sent')} text={t('question_sent_text', { number: sent.id })}>
          <Button kind="primary" onClick={() => onOpen('requests')}>
            {t('to_requests')}
          </Button>
          <Button onClick={onClose}>{t('common:close')}</Button>
        </DoneView>
      ) : (
        <QuestionForm topic={topic} first={first} onSent={setSent} />
      )}
    </Dialog>
  );
}
