export const MENU_ITEMS = ['line', 'live'] as const;
export type MenuItem = (typeof MENU_ITEMS)[number];

/** Data of the header menu. */
export interface MenuData {
  readonly label: string;
  readonly items: readonly { readonly section: MenuItem; readonly text: string }[];
  /** Number of live games; null while there are none. */
  readonly live: number | null;
}

export const MENU_DATA_VERSION = 2;
