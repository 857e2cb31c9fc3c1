import type { i18n } from 'i18next';

/**
 * What our code asks of an i18next instance: to keep texts and to load them. All else is left out of the client's build
 * (`build/unused-methods.ts`), messages are read by `translations.ts`.
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
  | 'on'
>;
