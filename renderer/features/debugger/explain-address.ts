import type { Access } from '#shared/domain/guards/access.ts';

/** As whom an address may be looked at. */
export const WHO = ['current', 'guest', 'player', 'terms', 'banned'] as const;
export type Who = (typeof WHO)[number];

/** A level of a ban that leaves nothing open but its own pages. */
const BANNED = 1;

/** What the guards would know if somebody else asked. */
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

/** Path and query of what was typed: an address with its host, a path, or a path without its language. */
export function addressOf(text: string, language: string): string {
  const typed = text.trim();
  const isWhole = /^[a-z]+:\/\//i.test(typed) && URL.canParse(typed);
  const { pathname, search } = isWhole ? new URL(typed) : { pathname: `/${typed.replace(/^\/+/, '')}`, search: '' };
  const address = pathname + search;
  return /^\/[a-z]{2}(?=[/?]|$)/.test(address) ? address : `/${language}${address === '/' ? '' : address}`;
}
