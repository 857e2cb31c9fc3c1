export const MENU_ITEMS = ['line', 'live'] as const;
export type MenuItem = (typeof MENU_ITEMS)[number];

/** Link to a page, with its text; `path` follows the language. */
export interface MenuPage {
  readonly id: string;
  readonly path: string;
  readonly text: string;
}

/** Data of the header menu. */
export interface MenuData {
  readonly label: string;
  readonly items: readonly { readonly section: MenuItem; readonly text: string }[];
  /** Number of live games; null while there are none. */
  readonly live: number | null;
  readonly pages: readonly MenuPage[];
}

export const MENU_DATA_VERSION = 3;
