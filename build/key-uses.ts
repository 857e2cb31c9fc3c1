import path from 'node:path';
import * as ast from 'typescript/unstable/ast';
import { API, type APIOptions, type Project } from 'typescript/unstable/sync';
import { KeyTexts } from './key-texts.ts';

/** A call that says a text. */
export interface KeyUse {
  /** From the root of the repository. */
  readonly file: string;
  readonly line: number;
  /** Of a key that names none itself; null where the translator was handed over, and its namespace with it. */
  readonly namespace: string | null;
  /** Every key that it can be, `*` in the place of what only the running program knows. */
  readonly keys: readonly string[];
  /** It only asks whether there is such a text. */
  readonly isQuestion: boolean;
}

/** Namespace of a translator that is not bound in sight, by the folder of the source. */
const USUAL_NAMESPACE: Readonly<Record<string, string>> = { electron: 'desktop-app' };
/** Remote sections bring texts of their own. */
const SECTIONS = 'renderer/sections/';
const DEFAULT_NAMESPACE = 'common';
const TRANSLATORS: ReadonlySet<string> = new Set(['t', 'has', 'say']);

interface Reader {
  readonly texts: KeyTexts;
  readonly file: string;
}

/** The call that a name was bound from: `const { t } = call()` or `const say = call()`. */
function boundFrom(declared: ast.Node | undefined): ast.CallExpression | undefined {
  const variable = declared && ast.isBindingElement(declared) ? declared.parent.parent : declared;
  const from = variable && ast.isVariableDeclaration(variable) ? variable.initializer : undefined;
  return from && ast.isCallExpression(from) ? from : undefined;
}

function firstNamespace(argument: ast.Expression | undefined, texts: KeyTexts): string | null {
  if (!argument) return DEFAULT_NAMESPACE;
  const named = ast.isArrayLiteralExpression(argument) ? argument.elements[0] : argument;
  const found = named ? texts.of(named as ast.Expression) : [];
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Which namespace a callee speaks from; undefined for a callee that is no translator. */
function namespaceOf(callee: ast.Node, { texts, file }: Reader): string | null | undefined {
  const usual = USUAL_NAMESPACE[file.split('/')[0] ?? ''] ?? null;
  if (ast.isPropertyAccessExpression(callee)) return callee.name.text === 't' ? usual : undefined;
  if (!ast.isIdentifier(callee) || !TRANSLATORS.has(callee.text)) return undefined;
  const from = boundFrom(texts.declarationOf(callee));
  const maker = from && ast.isIdentifier(from.expression) ? from.expression.text : '';
  if (maker === 'useTranslation') return firstNamespace(from?.arguments[0], texts);
  if (callee.text === 't') return usual;
  const isSection = callee.text === 'say' && file.startsWith(SECTIONS);
  return isSection ? `sections/${path.basename(path.dirname(file))}` : undefined;
}

function usesIn(source: ast.SourceFile, reader: Reader): KeyUse[] {
  const uses: KeyUse[] = [];
  const visit = (node: ast.Node): void => {
    const key = ast.isCallExpression(node) ? node.arguments[0] : undefined;
    const namespace = ast.isCallExpression(node) && key ? namespaceOf(node.expression, reader) : undefined;
    if (ast.isCallExpression(node) && key && namespace !== undefined) {
      uses.push({
        file: reader.file,
        line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
        namespace,
        keys: reader.texts.of(key),
        isQuestion: ast.isIdentifier(node.expression) && node.expression.text === 'has',
      });
    }
    node.forEachChild(visit);
  };
  visit(source);
  return uses;
}

function usesOf({ program, checker }: Project, root: string, seen: Set<string>): KeyUse[] {
  const texts = new KeyTexts(checker);
  return program.getSourceFileNames().flatMap((name) => {
    const file = path.relative(root, name).replaceAll('\\', '/');
    const isOwn = !file.startsWith('..') && !file.includes('node_modules') && !/\.test\.tsx?$|\.d\.ts$/.test(file);
    const source = isOwn && !seen.has(file) ? program.getSourceFile(name) : undefined;
    if (!source) return [];
    seen.add(file);
    return usesIn(source, { texts, file });
  });
}

/**
 * All calls of translators in the source of some projects, with the keys that each can ask for. A translator is a `t` or
 * `has` of `useTranslation`, a `t` that was handed over, or the `say` of a section.
 *
 * @param configs paths of tsconfig.json files, from the root
 * @param options of the compiler's interface, such as files that are nowhere but in memory
 */
export function keyUses(configs: readonly string[], root: string, options: APIOptions = {}): KeyUse[] {
  const api = new API({ cwd: root, ...options });
  try {
    const snapshot = api.updateSnapshot({ openProjects: configs.map((config) => path.join(root, config)) });
    const seen = new Set<string>();
    return snapshot.getProjects().flatMap((project) => usesOf(project, root, seen));
  } finally {
    api.close();
  }
}
