import { useEffect } from 'react';
import type { SupportMessage } from '#shared/contracts/support.ts';
import { useReadSupportMutation } from './api.ts';
import { usePageSeen } from './use-page-seen.ts';

interface Conversation {
  /** null: the chat. */
  readonly requestId: number | null;
  readonly messages: readonly SupportMessage[];
  /** Whether there are unread answers. */
  readonly hasNews: boolean;
}

/** Marks the shown answers as read once the page is visible. */
export function useMarkRead({ requestId, messages, hasNews }: Conversation): void {
  const [read] = useReadSupportMutation();
  const isSeen = usePageSeen();
  const upTo = messages.at(-1)?.id ?? 0;
  useEffect(() => {
    if (isSeen && hasNews && upTo > 0) void read({ body: { requestId, upTo } });
  }, [isSeen, hasNews, upTo, requestId, read]);
}
