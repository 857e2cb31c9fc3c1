import { paths } from './paths.ts';

interface Ask {
  readonly language: string;
  /** Path without its language, with its query. */
  readonly page: string;
  readonly dialog: 'signIn' | 'signUp';
  /** Kept in the address beside the wish, with its question mark. */
  readonly query?: string;
}

/** Home, with the wish to sign in, or to register, for a page (shell §2.9). */
export function askPath({ language, page, dialog, query = '' }: Ask): string {
  const all = new URLSearchParams(query);
  all.delete('signIn');
  all.delete('signUp');
  const rest = all.size > 0 ? `&${all}` : '';
  return `${paths.home(language)}?${dialog}=${encodeURIComponent(page)}${rest}`;
}
