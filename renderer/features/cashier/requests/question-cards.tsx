import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { OfficeCard } from '#renderer/lib/office/office-page.tsx';
import { paymentQuestion } from '#renderer/lib/ports/payment-question-port.ts';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { buttonClass } from '#renderer/ui/button.tsx';
import { paths } from '#shared/domain/routing/paths.ts';
import { paymentQuestionPaths } from '#shared/domain/routing/payment-question-paths.ts';
import styles from '../cashier.module.css';
import type { TopicProps } from './topic-frame.tsx';

/** Leads to the payments that fit the topic. */
export function ChoosePayment({ topic, subTopicId }: TopicProps) {
  const { t } = useTranslation('payment-requests');
  const language = useLanguage();
  return (
    <OfficeCard title={t('choose_title')}>
      <p>{t(topic.payment === 'required' ? 'choose_text' : 'choose_text_optional')}</p>
      <div className={styles.buttons}>
        <Link
          className={buttonClass('primary')}
          to={paymentQuestionPaths.transactions({ language, topicId: topic.id, subTopicId })}
        >
          {t('choose')}
        </Link>
        {topic.payment === 'required' ? (
          <Link className={buttonClass('quiet')} to={paths.to('office/support', language)}>
            {t('choose_none')}
          </Link>
        ) : null}
      </div>
    </OfficeCard>
  );
}

interface AskPersonProps extends TopicProps {
  /** null for a question without a payment. */
  readonly paymentId: number | null;
}

/** The form by which a person is asked. */
export function AskPerson({ topic, subTopicId, paymentId }: AskPersonProps) {
  const { t } = useTranslation('payment-requests');
  const Question = paymentQuestion();
  if (Question === null) return null;
  return (
    <OfficeCard title={t('ask_title')}>
      <Question topic={topic} subTopicId={subTopicId} paymentId={paymentId} />
    </OfficeCard>
  );
}
