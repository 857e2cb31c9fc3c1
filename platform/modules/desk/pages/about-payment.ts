import { paymentSubTopicOf, paymentTopicOf } from '#shared/domain/cashier/payment-topics.ts';

/** Returns what a request asks about a payment, for staff: topic and sub-topic, or their numbers where they are unknown. */
export function aboutText(topicId: number, subTopicId: number | null): string {
  const topic = paymentTopicOf(topicId);
  if (!topic) return `topic ${topicId}`;
  const sub = subTopicId === null ? undefined : paymentSubTopicOf(topic, subTopicId);
  return sub ? `${topic.name} (${sub.key.replaceAll('_', ' ')})` : topic.name;
}
