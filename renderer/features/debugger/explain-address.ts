import type { Access } from '#shared/domain/guards/access.ts';

/** Visitors as whom an address can be tested. */
export const WHO = ['current', 'guest', 'player', 'terms', 'banned'] as const;
export type Who = (typeof WHO)[number];

/** Level of a ban that allows only its own pages. */
const BANNED = 1;

/** Returns what the guards would know about another visitor. */
export function asWhom(access: Access, who: Who): Access {
  switch (who) {
    case 'guest':
      return { ...access, player: null };
    case 'player':
      return { ...access, player: { banLevel: 0 }, termsChanged: false };
    case 'terms':
      return { ...access, player: { banLevel: 0 }, termsChanged: true };
    case 'banned':
      return { ...access, player: { banLevel: BANNED }, termsChanged: false };
    default:
      return access;
  }
}

/** Returns path and query of an entered address: with its host, as a path, or as a path without its language. */
export function addressOf(text: string, language: string): string {
  const typed = text.trim();
  const isWhole = /^[a-z]+:\/\//i.test(typed) && URL.canParse(typed);
  const { pathname, search } = isWhole ? new URL(typed) : { pathname: `/${typed.replace(/^\/+/, '')}`, search: '' };
  const address = pathname + search;
  return /^\/[a-z]{2}(?=[/?]|$)/.test(address) ? address : `/${language}${address === '/' ? '' : address}`;
}
