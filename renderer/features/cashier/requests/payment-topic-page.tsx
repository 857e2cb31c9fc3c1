import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { OfficeCard } from '#renderer/lib/office/office-page.tsx';
import { useTopicOfAddress } from './asked-topic.ts';
import { AskPerson, ChoosePayment } from './question-cards.tsx';
import { TopicFrame } from './topic-frame.tsx';

/** Page that answers a narrower question about payments, with the way to a person. */
export function PaymentTopicPage() {
  const { t } = useTranslation('payment-requests');
  const { topic, subTopic } = useTopicOfAddress();
  const of = topic && subTopic ? { topic, subTopicId: subTopic.id } : null;
  return (
    <TopicFrame name="payment_topic" of={of}>
      {(props) => (
        <>
          <OfficeCard title={t(`sub_${subTopic?.key}`)}>
            <p>{t(`sub_${subTopic?.key}_text`)}</p>
          </OfficeCard>
          {props.topic.payment === 'none' ? <AskPerson {...props} paymentId={null} /> : <ChoosePayment {...props} />}
        </>
      )}
    </TopicFrame>
  );
}
