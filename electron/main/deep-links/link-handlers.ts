import type { linkCalls } from '#shared/host/desktop/links.ts';
import type { DeepLink } from '#shared/host/host-port.ts';
import type { HandlersOf } from '../ipc/answer-calls.ts';
import type { PageMailbox } from '../windows/page-mailbox.ts';

/** Links from outside, for the page that asks. */
export function linkHandlers(links: Pick<PageMailbox<DeepLink>, 'take'>): HandlersOf<typeof linkCalls> {
  return { 'link:take': () => links.take() };
}
