import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { OfficeCard } from '#renderer/lib/office/office-page.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { EntryFace, EntryList, entryClass } from '#renderer/ui/entry-list.tsx';
import type { PaymentTopic } from '#shared/domain/cashier/payment-topics.ts';
import { paymentQuestionPaths } from '#shared/domain/routing/payment-question-paths.ts';
import { AskPerson, ChoosePayment } from './question-cards.tsx';
import { TopicFrame, useTopicProps } from './topic-frame.tsx';

/** What the topic is, with the answers to its narrower questions. */
function Topic({ topic }: { readonly topic: PaymentTopic }) {
  const { t } = useTranslation('payment-requests');
  const language = useLanguage();
  return (
    <OfficeCard title={t(`topic_${topic.key}`)}>
      <p>{t(`topic_${topic.key}_text`)}</p>
      <EntryList>
        {topic.subTopics.map(({ id, key }) => (
          <Link key={id} className={entryClass} to={paymentQuestionPaths.subTopic({ language, topicId: topic.id }, id)}>
            <EntryFace icon="info" leads>
              {t(`sub_${key}`)}
            </EntryFace>
          </Link>
        ))}
      </EntryList>
    </OfficeCard>
  );
}

/** Page that begins a request about payments: answers first, then the payment or the form. */
export function PaymentRequestNewPage() {
  const { t } = useTranslation('payment-requests');
  const of = useTopicProps();
  return (
    <TopicFrame name="payment_request_new" of={of} intro={t('new_intro')}>
      {(props) => (
        <>
          <Topic topic={props.topic} />
          {props.topic.payment === 'none' ? null : <ChoosePayment {...props} />}
          {props.topic.payment === 'required' ? null : <AskPerson {...props} paymentId={null} />}
        </>
      )}
    </TopicFrame>
  );
}
