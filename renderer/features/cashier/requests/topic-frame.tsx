import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { OfficePage } from '#renderer/lib/office/office-page.tsx';
import { OfficeState } from '#renderer/lib/office/office-state.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage, useRouteParams } from '#renderer/lib/routing/use-route.ts';
import { buttonClass } from '#renderer/ui/button.tsx';
import type { PaymentTopic } from '#shared/domain/cashier/payment-topics.ts';
import { paymentQuestionPaths, SUB_TOPIC_PARAMETER } from '#shared/domain/routing/payment-question-paths.ts';
import styles from '../cashier.module.css';
import { topicOfAddress } from './asked-topic.ts';

/** What the parts of a page about a topic need. */
export interface TopicProps {
  readonly topic: PaymentTopic;
  /** Sub-topic with which the player comes; null for none. */
  readonly subTopicId: number | null;
}

/** Returns the topic of the address with the sub-topic of its query; null for an address that names none. */
export function useTopicProps(): TopicProps | null {
  const params = useRouteParams();
  const [query] = useSearchParams();
  const { topic, subTopic } = topicOfAddress(params, query.get(SUB_TOPIC_PARAMETER));
  return topic ? { topic, subTopicId: subTopic?.id ?? null } : null;
}

interface TopicFrameProps {
  /** Suffix of its title in the namespace `office`. */
  readonly name: string;
  /** What the address names; null for what there is not. */
  readonly of: TopicProps | null;
  /** One or two sentences below the title. */
  readonly intro?: string;
  readonly children: (props: TopicProps) => ReactNode;
}

/** Frame of a page about a topic of payments: its parts, and the way back; says so where there is no such topic. */
export function TopicFrame({ name, of, intro, children }: TopicFrameProps) {
  const { t } = useTranslation('payment-requests');
  const language = useLanguage();
  const requests = paymentQuestionPaths.requests(language);
  if (of === null) {
    return (
      <OfficePage name={name}>
        <OfficeState
          icon="info"
          title={t('missing')}
          text={t('missing_text')}
          lead={{ to: requests, label: t('to_topics') }}
        />
      </OfficePage>
    );
  }
  return (
    <OfficePage name={name} intro={intro}>
      {children(of)}
      <div className={styles.buttons}>
        {name === 'payment_request_new' ? null : (
          <Link
            className={buttonClass('quiet')}
            to={paymentQuestionPaths.create({ language, topicId: of.topic.id, subTopicId: of.subTopicId })}
          >
            {t(`topic_${of.topic.key}`)}
          </Link>
        )}
        <Link className={buttonClass('quiet')} to={requests}>
          {t('to_topics')}
        </Link>
      </div>
    </OfficePage>
  );
}
