import type { Plugin } from 'vite';

/** Names of methods by the name of their class. */
type UnusedMethods = Readonly<Record<string, readonly string[]>>;

/**
 * Methods of i18next beyond storing and loading texts. `renderer/lib/i18n` formats messages without it, and `TextStore`
 * there names the only members that the product's code can reach.
 */
export const UNUSED_IN_I18NEXT: UnusedMethods = {
  Translator: [
    'exists',
    'extractFromKey',
    'translate',
    'extendTranslation',
    'resolve',
    'isValidLookup',
    'getResource',
    'getUsedParamsDetails',
    'hasDefaultValue',
  ],
  PluralResolver: ['clearCache', 'getRule', 'needsPlural', 'getPluralFormsOfKey', 'getSuffixes', 'getSuffix'],
  Interpolator: ['init', 'reset', 'resetRegExp', 'interpolate', 'nest'],
  Formatter: ['init', 'add', 'addCached', 'format'],
  Connector: ['reload', 'saveMissing'],
  ResourceStore: ['addResources', 'removeNamespaces', 'removeResourceBundle', 'toJSON'],
  I18n: ['reloadResources', 'hydrate', 'getFixedT', 't', 'exists', 'loadLanguages', 'dir', 'cloneInstance', 'toJSON'],
};

/**
 * Functions of React's renderer for what the product does not draw: view transitions, `Activity`, `SuspenseList`, methods
 * of references to fragments, and the resources that React moves to the head of a page. A test searches the product for
 * them.
 */
export const UNUSED_IN_REACT = [
  'startViewTransition',
  'measureViewTransitionHostInstancesRecursive',
  'restoreViewTransitionName',
  'commitDeletedPairViewTransitions',
  'commitExitViewTransitions',
  'measureNestedViewTransitions',
  'applyViewTransitionToHostInstancesRecursive',
  'commitAppearingPairViewTransitions',
  'commitEnterViewTransitions',
  'applyViewTransitionName',
  'commitNestedViewTransitions',
  'restorePairedViewTransitions',
  'restoreViewTransitionOnHostInstances',
  'scheduleViewTransitionEvent',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'createViewTransitionInstance',
  'reportViewTransitionError',
  'ViewTransitionPseudoElement',
  'updateActivityComponent',
  'mountActivityChildren',
  'retryActivityComponentWithoutHydrating',
  'updateSuspenseListComponent',
  'initSuspenseListRenderState',
  'commitNewChildToFragmentInstance',
  'deleteChildFromFragmentInstance',
  'getResource',
  'acquireResource',
  'suspendResource',
  'preload',
  'preloadModule',
  'preinitStyle',
  'preinitModuleScript',
  'preinitScript',
  'insertStylesheetIntoRoot',
  'preconnectAs',
  'preloadStylesheet',
  'insertStylesheet',
  'insertSuspendedStylesheets',
  'adoptPreloadPropsForStylesheet',
  'adoptPreloadPropsForScript',
  'setPropOnCustomElement',
];

/** Class whose methods React gives to references to fragments. */
const FRAGMENT_CLASS = 'FragmentInstance';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface MethodNode extends Node {
  readonly key?: { readonly name?: string };
  readonly value?: { readonly body?: Node | null };
}

interface ClassNode extends Node {
  readonly type: 'ClassDeclaration';
  readonly id: { readonly name: string } | null;
  readonly body: { readonly body: readonly MethodNode[] };
}

const isClass = (node: Node): node is ClassNode => node.type === 'ClassDeclaration';

/** Parsed module: the part of ESTree that is read here. */
export interface ParsedModule {
  readonly body: readonly Node[];
}

function bodyOf(declaration: ClassNode | undefined, method: string): Node {
  const found = declaration?.body.body.find(({ key }) => key?.name === method)?.value?.body;
  if (!found) throw new Error(`the class has no method ${method} to remove: correct build/unused-methods.ts`);
  return found;
}

/**
 * Returns the code with empty bodies for unused methods.
 *
 * @param code source of an ES module
 * @param parsed the same source, parsed
 * @throws Error when a class or a method is missing: another release of the library needs another list
 */
export function emptyMethods(code: string, parsed: ParsedModule, unused: UnusedMethods): string {
  const classes = parsed.body.filter(isClass);
  const bodies = Object.entries(unused).flatMap(([name, methods]) => {
    const declaration = classes.find(({ id }) => id?.name === name);
    return methods.map((method) => bodyOf(declaration, method));
  });
  return bodies
    .toSorted((one, other) => other.start - one.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)}{}${rest.slice(end)}`, code);
}

interface FunctionNode extends Node {
  readonly id?: { readonly name: string } | null;
  readonly body?: Node;
}

const isFunction = (node: Node): node is FunctionNode => node.type === 'FunctionDeclaration';

/** Ranges of the statements `FragmentInstance.prototype.x = …`. */
function methodsOfFragments(code: string, { body }: ParsedModule): Node[] {
  return body.filter(
    ({ type, start }) => type === 'ExpressionStatement' && code.startsWith(`${FRAGMENT_CLASS}.prototype.`, start),
  );
}

/**
 * Returns the code of React's renderer with empty bodies for unused functions.
 *
 * @param code source of the renderer's production build
 * @param parsed the same source, parsed
 * @throws Error when a function is missing: another release of React needs another list
 */
export function emptyFunctions(code: string, parsed: ParsedModule, unused: readonly string[]): string {
  const functions = new Map(parsed.body.filter(isFunction).map((one) => [one.id?.name, one.body]));
  const bodies = unused.map((name) => {
    const body = functions.get(name);
    if (!body) throw new Error(`React has no function ${name} to remove: correct build/unused-methods.ts`);
    return { ...body, rest: '{}' };
  });
  return [...bodies, ...methodsOfFragments(code, parsed).map((node) => ({ ...node, rest: '' }))]
    .toSorted((one, other) => other.start - one.start)
    .reduce((left, { start, end, rest }) => `${left.slice(0, start)}${rest}${left.slice(end)}`, code);
}

/** Removes from i18next and React what the product never calls: a tenth of the first page's script. */
export function withoutUnusedMethods(): Plugin {
  return {
    name: 'without-unused-methods',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    transform(code, id) {
      if (/\/react-dom\/cjs\/react-dom-client\.production\.js$/.test(id)) {
        return { code: emptyFunctions(code, this.parse(code) as ParsedModule, UNUSED_IN_REACT), map: null };
      }
      if (!/\/i18next\/dist\/esm\/i18next\.js$/.test(id)) return null;
      return { code: emptyMethods(code, this.parse(code) as ParsedModule, UNUSED_IN_I18NEXT), map: null };
    },
  };
}
