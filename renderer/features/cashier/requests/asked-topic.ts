import type { LoadPage } from '#renderer/lib/pages/page-record.ts';
import { useRouteParams } from '#renderer/lib/routing/use-route.ts';
import { PAYMENT_TOPICS, type PaymentSubTopic, type PaymentTopic } from '#shared/domain/cashier/payment-topics.ts';

/** Returns the thing whose number a segment of an address is, written without leading zeros; undefined for none. */
function numbered<T extends { readonly id: number }>(things: readonly T[], text: string | undefined): T | undefined {
  return things.find(({ id }) => String(id) === text);
}

interface Asked {
  /** undefined for an address that names no topic. */
  readonly topic: PaymentTopic | undefined;
  readonly subTopic: PaymentSubTopic | undefined;
}

/** Returns the topic of an address, and the sub-topic of a number. */
export function topicOfAddress(params: Readonly<Record<string, string>>, subTopicId: string | null | undefined): Asked {
  const topic = numbered(PAYMENT_TOPICS, params.topicId);
  return { topic, subTopic: topic && numbered(topic.subTopics, subTopicId ?? undefined) };
}

/** Returns the topic that the address names, and the sub-topic that its last segment names. */
export function useTopicOfAddress(): Asked {
  const params = useRouteParams();
  return topicOfAddress(params, params.subTopicId);
}

/** Loads nothing; a page whose address names no topic, or a sub-topic that the topic does not have, is 404. */
export const loadTopic: LoadPage = (_, params) => {
  const { topic, subTopic } = topicOfAddress(params, params.subTopicId);
  const isKnown = topic !== undefined && (params.subTopicId === undefined || subTopic !== undefined);
  return isKnown ? [] : [Promise.resolve({ error: { status: 404, code: 'NOT_FOUND' } })];
};
