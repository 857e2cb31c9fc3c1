import type { DeepLink } from '#shared/host/host-port.ts';
import type { linkCalls } from '#shared/host/program/links.ts';
import type { HandlersOf } from '../ipc/answer-calls.ts';
import type { PageDesk } from '../windows/page-desk.ts';

/** Links from outside, for the page that asks. */
export function linkHandlers(links: Pick<PageDesk<DeepLink>, 'take'>): HandlersOf<typeof linkCalls> {
  return { 'link:take': () => links.take() };
}
