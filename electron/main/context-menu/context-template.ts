import type { ContextMenuParams, MenuItemConstructorOptions } from 'electron';
import { tidy } from '../menu/menu-template.ts';
import { isOwnUrl } from '../security/own-origin.ts';

/** Facts about a right click that decide the context menu. */
export type PressedAt = Pick<
  ContextMenuParams,
  | 'dictionarySuggestions'
  | 'editFlags'
  | 'isEditable'
  | 'linkURL'
  | 'misspelledWord'
  | 'pageURL'
  | 'selectionText'
  | 'x'
  | 'y'
>;

export interface ContextActions {
  readonly copyText: (text: string) => void;
  readonly replaceWord: (word: string) => void;
  readonly learnWord: (word: string) => void;
  readonly inspect: (x: number, y: number) => void;
}

export interface ContextOptions {
  readonly t: (key: string) => string;
  readonly own: readonly string[];
  /** Origin of the site on the web. */
  readonly site: string;
  readonly isSpellChecked: boolean;
  readonly hasDeveloperTools: boolean;
  readonly actions: ContextActions;
}

type Item = MenuItemConstructorOptions;

const LINE: Item = { type: 'separator' };
const MAX_SUGGESTIONS = 5;

/**
 * Returns the address on the web for a link in the window: a page of the app is a page of the site, so no address of
 * the app itself is copied. Null for an address that is no page.
 */
export function publicUrl(raw: string, own: readonly string[], site: string): string | null {
  if (!URL.canParse(raw)) return null;
  const url = new URL(raw);
  if (isOwnUrl(raw, own)) return `${site}${url.pathname}${url.search}${url.hash}`;
  return /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' ? url.href : null;
}

function spelling(
  { misspelledWord, dictionarySuggestions }: PressedAt,
  { t, actions, isSpellChecked }: ContextOptions,
): Item[] {
  if (!isSpellChecked || misspelledWord === '') return [];
  const words = dictionarySuggestions.slice(0, MAX_SUGGESTIONS);
  return [
    ...words.map((word) => ({ label: word, click: () => actions.replaceWord(word) })),
    ...(words.length === 0 ? [{ label: t('no_suggestions'), enabled: false }] : []),
    { label: t('add_to_dictionary'), click: () => actions.learnWord(misspelledWord) },
    LINE,
  ];
}

function editing({ editFlags }: PressedAt, { t }: ContextOptions): Item[] {
  return [
    { role: 'undo', label: t('edit_undo'), enabled: editFlags.canUndo },
    { role: 'redo', label: t('edit_redo'), enabled: editFlags.canRedo },
    LINE,
    { role: 'cut', label: t('edit_cut'), enabled: editFlags.canCut },
    { role: 'copy', label: t('edit_copy'), enabled: editFlags.canCopy },
    { role: 'paste', label: t('edit_paste'), enabled: editFlags.canPaste },
    LINE,
    { role: 'selectAll', label: t('edit_select_all'), enabled: editFlags.canSelectAll },
  ];
}

function reading(pressed: PressedAt, { t, own, site, actions }: ContextOptions): Item[] {
  const link = pressed.linkURL === '' ? null : publicUrl(pressed.linkURL, own, site);
  const page = publicUrl(pressed.pageURL, own, site);
  const isSelected = pressed.selectionText.trim() !== '';
  return [
    ...(link === null ? [] : [{ label: t('copy_link'), click: () => actions.copyText(link) }]),
    LINE,
    ...(isSelected ? [{ role: 'copy' as const, label: t('edit_copy') }] : []),
    LINE,
    ...(link === null && !isSelected && page !== null
      ? [{ label: t('copy_page_link'), click: () => actions.copyText(page) }]
      : []),
  ];
}

/** Returns the context menu for the place of a right click; empty for none. */
export function contextTemplate(pressed: PressedAt, options: ContextOptions): Item[] {
  const { t, hasDeveloperTools, actions } = options;
  return tidy([
    ...(pressed.isEditable ? [...spelling(pressed, options), ...editing(pressed, options)] : reading(pressed, options)),
    LINE,
    ...(hasDeveloperTools ? [{ label: t('inspect_element'), click: () => actions.inspect(pressed.x, pressed.y) }] : []),
  ]);
}
