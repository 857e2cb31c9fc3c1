import { paths } from '#shared/domain/routing/paths.ts';

interface Ask {
  readonly language: string;
  /** Path without its language, with its query. */
  readonly page: string;
  readonly dialog: 'signIn' | 'signUp';
}

/** A page of this site: words and numbers between single slashes, then a query. */
const PAGE = /^[\w-]+(?:\/[\w-]+)*(?:\?[\w=&%.~+-]*)?$/;

/** What the address of the home page asks for; null where it asks for nothing, or for something that is no page. */
export function readAsk(language: string, search: string): Ask | null {
  const query = new URLSearchParams(search);
  for (const dialog of ['signIn', 'signUp'] as const) {
    const page = query.get(dialog);
    if (page !== null && PAGE.test(page)) return { language, page, dialog };
  }
  return null;
}

/** Whether the address of the home page asks for the dialog of a forgotten password (shell §2.2, R-06). */
export function asksForPassword(search: string): boolean {
  const asked = new URLSearchParams(search).get('showForgotPasswordModal');
  return asked !== null && !['', '0', 'false'].includes(asked);
}

/** Where the wish leads once somebody has signed in; the guards look at it as at any other address. */
export function pathOfAsk({ language, page }: Ask): string {
  return `${paths.home(language)}/${page}`;
}

/** The query of the home page without what it asks for: marks of where a visitor came from stay. */
export function withoutAsk(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of ['signIn', 'signUp', 'showForgotPasswordModal']) query.delete(name);
  return query.size > 0 ? `?${query}` : '';
}
