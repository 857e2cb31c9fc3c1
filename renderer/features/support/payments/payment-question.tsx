import { useState } from 'react';
import { FailedList } from '#renderer/lib/api/failed-list.tsx';
import { useRetry } from '#renderer/lib/api/use-retry.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import type { PaymentQuestionProps } from '#renderer/lib/ports/payment-question-port.ts';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { buttonClass } from '#renderer/ui/button.tsx';
import { SelectField } from '#renderer/ui/select-field.tsx';
import { Bone } from '#renderer/ui/skeleton.tsx';
import type { SupportRequest } from '#shared/contracts/support.ts';
import { paymentQuestionPaths } from '#shared/domain/routing/payment-question-paths.ts';
import { usePaymentRequestsQuery } from '../api.ts';
import { DoneView } from '../form/done-view.tsx';
import { TextRequestForm } from '../form/text-request-form.tsx';
import styles from '../requests/requests.module.css';
import { useSupportUser } from '../use-support-state.ts';
import { PaymentRequestLine } from './payment-request-line.tsx';

interface AskingProps extends PaymentQuestionProps {
  readonly onSent: (request: SupportRequest) => void;
}

function Asking({ topic, subTopicId, paymentId, onSent }: AskingProps) {
  const { t } = useTranslation(['payment-requests', 'support']);
  const [chosen, choose] = useState(subTopicId === null ? '' : String(subTopicId));
  const subTopic = chosen === '' ? null : Number(chosen);
  const options = topic.subTopics.map(({ id, key }) => ({ value: String(id), label: t(`sub_${key}`) }));
  return (
    <TextRequestForm
      about={{ topic: 'payments', about: { topic: topic.id, subTopic, paymentId } }}
      words={{ label: t('support:question'), missing: t('support:text_missing'), send: t('support:send_question') }}
      onSent={onSent}
    >
      <p className={styles.number}>{t('ask_text')}</p>
      <SelectField
        label={t('ask_about')}
        value={chosen}
        options={[{ value: '', label: t('sub_none') }, ...options]}
        onChange={choose}
      />
    </TextRequestForm>
  );
}

/** Shows the request about the payment that is still open in the place of a second form. */
function AskingOnce(props: AskingProps & { readonly paymentId: number }) {
  const { t } = useTranslation('payment-requests');
  const userId = useSupportUser();
  const { paymentId } = props;
  const { currentData, error, refetch } = usePaymentRequestsQuery(
    { userId, paymentId },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  const retry = useRetry(refetch);
  if (!currentData) return error ? <FailedList error={error} onRetry={retry} /> : <Bone kind="price" />;
  const open = currentData.requests.find(({ state }) => state !== 'closed');
  if (!open) return <Asking {...props} />;
  return (
    <div className={styles.view}>
      <p>{t('ask_open')}</p>
      <PaymentRequestLine request={open} />
    </div>
  );
}

/** Asks support about a payment, or about payments in general; says that it was sent, and where the answer will be. */
export function PaymentQuestion(props: PaymentQuestionProps) {
  const { t } = useTranslation(['payment-requests', 'support']);
  const language = useLanguage();
  const [sent, setSent] = useState<SupportRequest | null>(null);
  const { paymentId } = props;
  if (sent) {
    return (
      <DoneView title={t('support:question_sent')} text={t('sent_text', { number: sent.id })}>
        <Link className={buttonClass('primary')} to={paymentQuestionPaths.requests(language, sent.id)}>
          {t('to_conversation')}
        </Link>
        <Link className={buttonClass('secondary')} to={paymentQuestionPaths.requests(language)}>
          {t('to_requests')}
        </Link>
      </DoneView>
    );
  }
  return paymentId === null ? (
    <Asking {...props} onSent={setSent} />
  ) : (
    <AskingOnce {...props} paymentId={paymentId} onSent={setSent} />
  );
}
