import { paths } from './paths.ts';

interface Ask {
  readonly language: string;
  /** Path without its language, with its query. */
  readonly page: string;
  readonly dialog: 'signIn' | 'signUp';
}

/** Matches a page of this site: words and numbers between single slashes, then a query. */
const PAGE = /^[\w-]+(?:\/[\w-]+)*(?:\?[\w=&%.~+-]*)?$/;

/**
 * Reads from the address of the home page which page asked for a sign-in; null where none did, or where it names no
 * valid page.
 */
export function readAsk(language: string, search: string): Ask | null {
  const query = new URLSearchParams(search);
  for (const dialog of ['signIn', 'signUp'] as const) {
    const page = query.get(dialog);
    if (page !== null && PAGE.test(page)) return { language, page, dialog };
  }
  return null;
}

/** Whether the address of the home page opens the dialog for a forgotten password (shell §2.2, R-06). */
export function asksForPassword(search: string): boolean {
  const asked = new URLSearchParams(search).get('showForgotPasswordModal');
  return asked !== null && !['', '0', 'false'].includes(asked);
}

/**
 * Whether an address opens a dialog of the player as soon as its page is drawn.
 *
 * @param query with its question mark
 */
export function asksForDialog(query: string, isHome: boolean): boolean {
  return readAsk('', query) !== null || (isHome && asksForPassword(query));
}

/** Returns the path to open after signing in; the guards check it like any other address. */
export function pathOfAsk({ language, page }: Ask): string {
  return `${paths.home(language)}/${page}`;
}

/** Returns the query of the home page without the sign-in request; referral tags stay. */
export function withoutAsk(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of ['signIn', 'signUp', 'showForgotPasswordModal']) query.delete(name);
  return query.size > 0 ? `?${query}` : '';
}
