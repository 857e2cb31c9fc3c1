import path from 'node:path';
import type { Plugin } from 'vite';

/** Function whose calls declare a module that loads later. */
const MAKER = 'lazyModule';

/** Node of a syntax tree, as far as it is read here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Visits a node and all below it. */
function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit);
  }
}

/** Returns the file that a call of `lazyModule` imports; undefined for any other node. */
function importedBy(node: Node): string | undefined {
  const { callee } = node as Node & { readonly callee?: { readonly name?: string } };
  if (node.type !== 'CallExpression' || callee?.name !== MAKER) return undefined;
  const found: string[] = [];
  walk(node, (inner) => {
    const { source } = inner as Node & { readonly source?: { readonly value?: unknown } };
    if (inner.type === 'ImportExpression') found.push(String(source?.value));
  });
  if (found.length !== 1) throw new Error(`a call of ${MAKER} has ${found.length} imports: give it exactly one`);
  return found[0];
}

/**
 * Adds to each call of `lazyModule` in the code of the server the name that the client's manifest gives to the module, so
 * that a rename has one place. The browser needs no names.
 */
export function moduleNames(): Plugin {
  return {
    name: 'module-names',
    async transform(code, id, options) {
      if (!options?.ssr || !code.includes(`${MAKER}(`) || !/\.tsx?$/.test(id)) return null;
      const calls: { readonly at: number; readonly imported: string }[] = [];
      walk(this.parse(code) as unknown as Node, (node) => {
        const imported = importedBy(node);
        if (imported !== undefined) calls.push({ at: node.end - 1, imported });
      });
      let named = code;
      for (const { at, imported } of calls.sort((one, other) => other.at - one.at)) {
        const resolved = await this.resolve(imported, id);
        if (!resolved) throw new Error(`${id}: there is no module ${imported}`);
        const name = path.relative('.', resolved.id).replaceAll(path.sep, '/');
        named = `${named.slice(0, at)}, ${JSON.stringify(name)}${named.slice(at)}`;
      }
      return { code: named, map: null };
    },
  };
}
