import {
  DEBUGGER_LINK_SCHEME,
  LINK_SCHEME,
  type LinkRefusal,
  type LinkScheme,
  type ReadLink,
  readLink,
} from '#shared/domain/links/read-link.ts';
import type { DeepLink } from '#shared/host/host-port.ts';
import type { Flavour } from '../windows/main-window.ts';

/** What a log may hold of a link that was refused: its text may hold a secret. */
export interface RefusedLink {
  readonly reason: LinkRefusal;
  /** Characters of it. */
  readonly length: number;
}

/** How an app takes links. */
export interface LinkRules {
  /** Links of another scheme are none. */
  readonly scheme: LinkScheme;
  /** Told of what was meant to be a link and is none. */
  readonly refuse: (link: RefusedLink) => void;
}

/** The scheme that a flavour claims from the system. */
export function linkSchemeOf(flavour: Flavour): LinkScheme {
  return flavour === 'debugger' ? DEBUGGER_LINK_SCHEME : LINK_SCHEME;
}

function accepted(read: ReadLink, length: number, { refuse }: LinkRules): DeepLink | null {
  if (read.kind === 'link') return read.link;
  refuse({ reason: read.reason, length });
  return null;
}

/** `fairline://office/history?state=open`. Whatever does not fit the grammar whole is refused: null. */
export function parseDeepLink(raw: unknown, rules: LinkRules): DeepLink | null {
  return accepted(readLink(raw, rules.scheme), typeof raw === 'string' ? raw.length : 0, rules);
}

/** The link among an app's arguments, where Chromium puts switches of its own in any order; two links are none. */
export function linkFromArguments(args: readonly string[], rules: LinkRules): DeepLink | null {
  const head = `${rules.scheme}:`;
  const found = args.filter((argument) => argument.trimStart().slice(0, head.length).toLowerCase() === head);
  const [only] = found;
  if (only === undefined) return null;
  if (found.length === 1) return parseDeepLink(only, rules);
  return accepted({ kind: 'refused', reason: 'several' }, found.join('').length, rules);
}
