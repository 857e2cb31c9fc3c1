import type { linkCalls } from '#shared/host/desktop/links.ts';
import type { DeepLink } from '#shared/host/host-port.ts';
import type { HandlersOf } from '../ipc/answer-calls.ts';
import type { PageMailbox } from '../windows/page-mailbox.ts';

/** Returns the handlers that give links from outside to the page on request. */
export function linkHandlers(links: Pick<PageMailbox<DeepLink>, 'take'>): HandlersOf<typeof linkCalls> {
  return { 'link:take': () => links.take() };
}
