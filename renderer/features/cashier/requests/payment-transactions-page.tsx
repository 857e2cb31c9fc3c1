import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { officePart } from '#renderer/lib/office/office-part.tsx';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { TopicFrame, type TopicProps, useTopicProps } from './topic-frame.tsx';

const Transactions = officePart<TopicProps>({
  load: async () => (await import('./topic-payments.tsx')).TopicPayments,
  namespaces: ['payment-requests', 'cashier', 'history', 'errors'],
});

/** Page with the player's payments that fit a topic. */
export function PaymentTransactionsPage() {
  const { t } = useTranslation('payment-requests');
  const isPlayer = useAppSelector((state) => selectPlayer(state) !== null);
  const of = useTopicProps();
  return (
    <TopicFrame
      name="payment_transactions"
      of={of}
      intro={of ? t('list_intro', { topic: t(`topic_${of.topic.key}`) }) : ''}
    >
      {(props) => (isPlayer ? <Transactions key={props.topic.id} {...props} /> : null)}
    </TopicFrame>
  );
}
