import { useEffect } from 'react';
import type { SupportMessage } from '#shared/contracts/support.ts';
import { useReadSupportMutation } from './api.ts';
import { usePageSeen } from './use-page-seen.ts';

interface Conversation {
  /** null: the chat. */
  readonly requestId: number | null;
  readonly messages: readonly SupportMessage[];
  /** There are answers that were not seen before. */
  readonly hasNews: boolean;
}

/** Tells support that the visitor has seen what is shown, as soon as the page is in sight. */
export function useMarkRead({ requestId, messages, hasNews }: Conversation): void {
  const [read] = useReadSupportMutation();
  const isSeen = usePageSeen();
  const upTo = messages.at(-1)?.id ?? 0;
  useEffect(() => {
    if (isSeen && hasNews && upTo > 0) void read({ body: { requestId, upTo } });
  }, [isSeen, hasNews, upTo, requestId, read]);
}
