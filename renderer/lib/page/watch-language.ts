/** Calls back when the language of the document has changed; returns the undo. */
export function watchLanguage(changed: () => void): () => void {
  const root = document.documentElement;
  let { lang } = root;
  const observer = new MutationObserver(() => {
    if (root.lang === lang) return;
    lang = root.lang;
    changed();
  });
  observer.observe(root, { attributeFilter: ['lang'] });
  return () => observer.disconnect();
}
