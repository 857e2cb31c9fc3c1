import type { i18n } from 'i18next';

/**
 * Methods of i18next that our code uses: storing and loading texts. `translations.ts` reads messages.
 */
export type TextStore = Pick<
  i18n,
  | 'addResource'
  | 'addResourceBundle'
  | 'changeLanguage'
  | 'getResource'
  | 'getResourceBundle'
  | 'hasResourceBundle'
  | 'language'
  | 'loadNamespaces'
  | 'off'
  | 'on'
>;
