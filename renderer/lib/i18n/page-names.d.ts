/** Names of linked pages by language, each loaded when it is read (`build/page-names.ts`). */
declare module 'virtual:page-names' {
  const files: Readonly<Record<string, () => Promise<Readonly<Record<string, string>>>>>;
  export default files;
}

/** Names of linked pages in all languages at once, by language. */
declare module 'virtual:page-names/all' {
  const names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export default names;
}
