/** Query parameters: the sub-topic with which a page is reached, and the request whose conversation is shown. */
export const SUB_TOPIC_PARAMETER = 'about';
export const REQUEST_PARAMETER = 'request';

interface TopicPath {
  readonly language: string;
  /** Number of a topic of PAYMENT_TOPICS. */
  readonly topicId: number;
  /** Number of the sub-topic with which the player comes; null for none. */
  readonly subTopicId?: number | null;
}

const base = (language: string) => `/${language}/office/payment`;
const query = (name: string, id: number | null | undefined) => (id ? `?${name}=${id}` : '');

/** Builders of the paths of questions about payments (shell §2.5), with their language. */
export const paymentQuestionPaths = {
  /** The player's requests about payments; with a number, the conversation of one. */
  requests: (language: string, requestId?: number): string =>
    `${base(language)}/requests${query(REQUEST_PARAMETER, requestId)}`,
  /** The page that begins a request on a topic. */
  create: ({ language, topicId, subTopicId }: TopicPath): string =>
    `${base(language)}/create-request/${topicId}${query(SUB_TOPIC_PARAMETER, subTopicId)}`,
  /** The payments that fit a topic. */
  transactions: ({ language, topicId, subTopicId }: TopicPath): string =>
    `${base(language)}/${topicId}/transactions${query(SUB_TOPIC_PARAMETER, subTopicId)}`,
  /** What one payment answers to a topic. */
  transaction: ({ language, topicId, subTopicId }: TopicPath, paymentId: number): string =>
    `${base(language)}/${topicId}/transactions/${paymentId}${query(SUB_TOPIC_PARAMETER, subTopicId)}`,
  /** The help text of a sub-topic. */
  subTopic: ({ language, topicId }: TopicPath, subTopicId: number): string =>
    `${base(language)}/${topicId}/${subTopicId}`,
} as const;
