import { LINK_SCHEME, type LinkRefusal, type ReadLink, readLink } from '#shared/domain/links/read-link.ts';
import type { DeepLink } from '#shared/host/host-port.ts';

export { LINK_SCHEME };

/** What a log may hold of a link that was refused: its text may hold a secret. */
export interface RefusedLink {
  readonly reason: LinkRefusal;
  /** Characters of it. */
  readonly length: number;
}

type Refuse = (link: RefusedLink) => void;

const SCHEME_HEAD = `${LINK_SCHEME}:`;

function accepted(read: ReadLink, length: number, refuse: Refuse): DeepLink | null {
  if (read.kind === 'link') return read.link;
  refuse({ reason: read.reason, length });
  return null;
}

const nobody = () => {};

/** `fairline://office/history?state=open`. Whatever does not fit the grammar whole is refused: null. */
export function parseDeepLink(raw: unknown, refuse: Refuse = nobody): DeepLink | null {
  return accepted(readLink(raw), typeof raw === 'string' ? raw.length : 0, refuse);
}

/**
 * The link among a program's arguments, where Chromium puts switches of its own in any order; two links are none.
 *
 * @param refuse told of what was meant to be a link and is none
 */
export function linkFromArguments(args: readonly string[], refuse: Refuse = nobody): DeepLink | null {
  const found = args.filter(
    (argument) => argument.trimStart().slice(0, SCHEME_HEAD.length).toLowerCase() === SCHEME_HEAD,
  );
  const [only] = found;
  if (only === undefined) return null;
  if (found.length === 1) return parseDeepLink(only, refuse);
  return accepted({ kind: 'refused', reason: 'several' }, found.join('').length, refuse);
}
