/**
 * Action that says that the document is in another language than before: what the back end has named is to be asked for
 * again. It has no creator: the first page would name a chunk more for the one of two parts that load later.
 */
export type LanguageShown = { readonly type: 'language/shown' };
