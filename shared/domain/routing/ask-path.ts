import { paths } from './paths.ts';

interface Ask {
  readonly language: string;
  /** Path without its language, with its query. */
  readonly page: string;
  readonly dialog: 'signIn' | 'signUp';
  /** Query that stays in the address next to the request, with its question mark. */
  readonly query?: string;
}

/** Returns the home address that asks the visitor to sign in or register before a page (shell §2.9). */
export function askPath({ language, page, dialog, query = '' }: Ask): string {
  const all = new URLSearchParams(query);
  all.delete('signIn');
  all.delete('signUp');
  const rest = all.size > 0 ? `&${all}` : '';
  return `${paths.home(language)}?${dialog}=${encodeURIComponent(page)}${rest}`;
}
