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

/** Facts about a refused link that a log may hold; the text of the link may hold a secret. */
export interface RefusedLink {
  readonly reason: LinkRefusal;
  /** Length of the link, characters. */
  readonly length: number;
}

/** Rules by which an app accepts links. */
export interface LinkRules {
  /** Scheme of accepted links; links with other schemes are refused. */
  readonly scheme: LinkScheme;
  /** Receives every refused link. */
  readonly refuse: (link: RefusedLink) => void;
}

/** Returns the link scheme that a flavour registers with the operating system. */
export function linkSchemeOf(flavour: Flavour): LinkScheme {
  return flavour === 'debugger' ? DEBUGGER_LINK_SCHEME : LINK_SCHEME;
}

function accepted(read: ReadLink, length: number, { refuse }: LinkRules): DeepLink | null {
  if (read.kind === 'link') return read.link;
  refuse({ reason: read.reason, length });
  return null;
}

/**
 * Parses a link such as `fairline://office/history?state=open`. Null for a text that does not match the grammar as a
 * whole.
 */
export function parseDeepLink(raw: unknown, rules: LinkRules): DeepLink | null {
  return accepted(readLink(raw, rules.scheme), typeof raw === 'string' ? raw.length : 0, rules);
}

/**
 * Returns the link among the arguments of an app, where Chromium puts its own switches in any order; null for two
 * links.
 */
export function linkFromArguments(args: readonly string[], rules: LinkRules): DeepLink | null {
  const head = `${rules.scheme}:`;
  const found = args.filter((argument) => argument.trimStart().slice(0, head.length).toLowerCase() === head);
  const [only] = found;
  if (only === undefined) return null;
  if (found.length === 1) return parseDeepLink(only, rules);
  return accepted({ kind: 'refused', reason: 'several' }, found.join('').length, rules);
}
