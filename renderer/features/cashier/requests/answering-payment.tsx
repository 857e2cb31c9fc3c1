import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { OfficeCard } from '#renderer/lib/office/office-page.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import { buttonClass } from '#renderer/ui/button.tsx';
import { StateView } from '#renderer/ui/state-view.tsx';
import type { WholePayment } from '#shared/contracts/cashier.ts';
import { answerAboutPayment, fitsPaymentTopic } from '#shared/domain/cashier/payment-topics.ts';
import { paymentQuestionPaths } from '#shared/domain/routing/payment-question-paths.ts';
import { PaymentFacts, PaymentSteps } from '../payment-steps.tsx';
import { PaymentMissing, PaymentNote, ShownPayment } from '../payment-view.tsx';
import type { AnsweringPaymentProps } from './payment-id.ts';
import { AskPerson } from './question-cards.tsx';
import type { TopicProps } from './topic-frame.tsx';

/** Says that the payment does not fit the topic, and leads to those that do. */
function Unfit({ topic, subTopicId }: TopicProps) {
  const { t } = useTranslation('payment-requests');
  const language = useLanguage();
  return (
    <OfficeCard>
      <StateView
        kind="empty"
        icon="info"
        title={t('unfit')}
        text={t('unfit_text')}
        actions={
          <Link
            className={buttonClass('secondary')}
            to={paymentQuestionPaths.transactions({ language, topicId: topic.id, subTopicId })}
          >
            {t('choose')}
          </Link>
        }
      />
    </OfficeCard>
  );
}

/** Shows a payment as the platform knows it, and what that means for the topic. */
export function AnsweredPayment({ topic, payment }: Pick<TopicProps, 'topic'> & { readonly payment: WholePayment }) {
  const { t } = useTranslation(['payment-requests', 'cashier']);
  const money = useMoneyText();
  const now = useNow(MINUTE_MS);
  const { kind, amount, fee, iso } = payment;
  return (
    <>
      <OfficeCard title={t(`cashier:story_${kind}`)}>
        <PaymentNote payment={payment} />
        <PaymentFacts payment={payment} />
        <PaymentSteps payment={payment} />
      </OfficeCard>
      <OfficeCard title={t('answer_title')}>
        <p>
          {t(`answer_${answerAboutPayment(topic, payment, now)}`, {
            amount: money(amount, iso),
            paid: money(kind === 'deposit' ? amount + fee : amount - fee, iso),
          })}
        </p>
      </OfficeCard>
    </>
  );
}

/** A payment of the player with its answer to a topic, and the form to ask a person after it. */
export function AnsweringPayment({ paymentId, ...props }: AnsweringPaymentProps) {
  const userId = useAppSelector(selectPlayer)?.user_id ?? 0;
  if (paymentId === null) {
    return (
      <OfficeCard>
        <PaymentMissing />
      </OfficeCard>
    );
  }
  return (
    <ShownPayment paymentId={paymentId} userId={userId}>
      {(payment) =>
        fitsPaymentTopic(props.topic, payment) ? (
          <>
            <AnsweredPayment topic={props.topic} payment={payment} />
            <AskPerson {...props} paymentId={payment.id} />
          </>
        ) : (
          <Unfit {...props} />
        )
      }
    </ShownPayment>
  );
}
