/** What stands in the page for a text of React. */
interface Translated {
  readonly element: HTMLElement;
  /** The text before it was translated. */
  readonly original: string;
}

/** Element that translators of browsers put in the place of a text. */
const isTranslation = (node: Node | null): node is HTMLElement =>
  node instanceof HTMLElement && node.tagName === 'FONT';

/**
 * Keeps texts moving on a page that the browser translates. Translators take the text nodes of React out of the page and
 * put elements in their place: React then changes texts that are not shown, and throws when it removes one of them. So
 * each text node comes back, empty, before its translation. When React writes it, the translation goes, and the browser
 * translates the new text; when React removes it, the translation goes with it.
 *
 * @returns stops it; what is translated stays as it is
 */
export function keepTranslatedText(root: Node): () => void {
  const translations = new WeakMap<Text, Translated>();
  const originals = new WeakMap<HTMLElement, Text>();
  const texts = new MutationObserver((records) => {
    for (const { target } of records) if (target instanceof Text && target.data !== '') drop(target);
  });

  function drop(text: Text): void {
    const known = translations.get(text);
    translations.delete(text);
    known?.element.remove();
  }

  /** Returns the element by which a change of the page has replaced a text; undefined for none. */
  function replacementOf({ target, addedNodes, previousSibling, nextSibling }: MutationRecord) {
    const candidates = [...addedNodes, previousSibling, nextSibling];
    return candidates.filter(isTranslation).find((node) => node.parentNode === target && !originals.has(node));
  }

  function replace(text: Text, element: HTMLElement, original: string): void {
    // A translator may also keep the text node, inside of its element.
    if (element.contains(text)) text.replaceWith(document.createTextNode(text.data));
    element.before(text);
    text.data = '';
    translations.set(text, { element, original });
    originals.set(element, text);
    texts.observe(text, { characterData: true });
  }

  /** Another translation took the place of one, or the browser shows the original again. */
  function follow(element: HTMLElement, record: MutationRecord): void {
    const text = originals.get(element);
    const known = text && translations.get(text);
    if (!text || known?.element !== element || element.isConnected) return;
    translations.delete(text);
    const next = replacementOf(record);
    if (next) replace(text, next, known.original);
    else if (text.isConnected) text.data = known.original;
  }

  function read(record: MutationRecord): void {
    for (const node of record.removedNodes) {
      if (isTranslation(node)) follow(node, record);
      if (!(node instanceof Text)) continue;
      const element = translations.has(node) ? undefined : replacementOf(record);
      if (element) replace(node, element, node.data);
      else if (!node.isConnected) drop(node);
    }
  }

  const page = new MutationObserver((records) => {
    for (const record of records) read(record);
    // What this has changed itself is no news.
    page.takeRecords();
  });
  page.observe(root, { childList: true, subtree: true });
  return () => {
    page.disconnect();
    texts.disconnect();
  };
}
