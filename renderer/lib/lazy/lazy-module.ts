/** Module that loads later, with the name that the build manifest gives to it. */
export interface LazyModule<Value> {
  readonly load: () => Promise<Value>;
  /** Source file from the root of the repository, such as `renderer/app/frame-rail.tsx`; '' in a browser. */
  readonly module: string;
}

/**
 * Declares a module that loads later by its import alone. The build of the server adds the name of the imported file as
 * the second argument (`build/module-names.ts`), because the server links the styles and scripts of what it draws.
 *
 * @param load its only `import()` names the module
 */
export function lazyModule<Value>(load: () => Promise<Value>, module = ''): LazyModule<Value> {
  return { load, module };
}
