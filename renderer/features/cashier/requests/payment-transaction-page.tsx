import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { officePart } from '#renderer/lib/office/office-part.tsx';
import { useRouteParams } from '#renderer/lib/routing/use-route.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { type AnsweringPaymentProps, readPaymentId } from './payment-id.ts';
import { TopicFrame, useTopicProps } from './topic-frame.tsx';

const Answer = officePart<AnsweringPaymentProps>({
  load: async () => (await import('./answering-payment.tsx')).AnsweringPayment,
  namespaces: ['payment-requests', 'cashier', 'errors'],
});

/** Page with a payment, what its state means for a topic, and the form to ask a person. */
export function PaymentTransactionPage() {
  const isPlayer = useAppSelector((state) => selectPlayer(state) !== null);
  const { transactionId } = useRouteParams();
  const of = useTopicProps();
  const paymentId = readPaymentId(transactionId);
  return (
    <TopicFrame name="payment_transaction" of={of}>
      {(props) => (isPlayer ? <Answer key={paymentId} {...props} paymentId={paymentId} /> : null)}
    </TopicFrame>
  );
}
