import * as ast from 'typescript/unstable/ast';
import type { Checker, Symbol as TsSymbol, Type } from 'typescript/unstable/sync';

/** What stands in a text for a part that only the running program knows. */
export const UNKNOWN_PART = '*';

/** Expressions in expressions, functions in functions: deeper than this nothing of ours goes. */
const MAX_DEPTH = 8;

const UNKNOWN: readonly string[] = [UNKNOWN_PART];

type Change = (text: string, args: readonly string[]) => string;

/** Methods of strings that keys are made with. */
const CHANGES: Readonly<Record<string, Change>> = {
  toLowerCase: (text) => text.toLowerCase(),
  toUpperCase: (text) => text.toUpperCase(),
  replace: (text, [from = '', to = '']) => text.replace(from, to),
  replaceAll: (text, [from = '', to = '']) => text.replaceAll(from, to),
};

function valuesOfType(type: Type): readonly string[] | null {
  if (type.isUnionType()) {
    const parts = type.getTypes().map(valuesOfType);
    return parts.includes(null) ? null : parts.flatMap((part) => part ?? []);
  }
  if (type.isTemplateLiteralType()) return [type.texts.join(UNKNOWN_PART)];
  if (type.isStringLiteralType() || type.isNumberLiteralType()) return [String(type.value)];
  if (type.isIntrinsicType()) return ['undefined', 'null', 'never'].includes(type.intrinsicName) ? [] : null;
  return null;
}

/**
 * Reads which texts an expression can have: from its type where that is a union of literals, else from the constants,
 * tables and functions that it is written with. What cannot be told is {@link UNKNOWN_PART}.
 */
export class KeyTexts {
  readonly #checker: Checker;

  constructor(checker: Checker) {
    this.#checker = checker;
  }

  /** The declaration of a name, imports followed. */
  declarationOf(name: ast.Node): ast.Node | undefined {
    const symbol = this.#checker.getSymbolAtLocation(name);
    return symbol && this.#declaration(symbol);
  }

  /** Every text that an expression can have; none for one that has no text at all. */
  of(node: ast.Expression, depth = 0): readonly string[] {
    if (depth > MAX_DEPTH) return UNKNOWN;
    const written = this.#written(node, depth + 1);
    if (written) return [...new Set(written)];
    const type = this.#checker.getTypeAtLocation(node);
    const values = type ? valuesOfType(type) : null;
    return [...new Set(values ?? this.#followed(node, depth + 1))];
  }

  /** What is told by the form of the expression alone. */
  #written(node: ast.Expression, depth: number): readonly string[] | null {
    if (ast.isStringLiteral(node) || ast.isNoSubstitutionTemplateLiteral(node)) return [node.text];
    if (ast.isTemplateExpression(node)) return this.#template(node, depth);
    if (ast.isConditionalExpression(node)) {
      return [...this.of(node.whenTrue, depth), ...this.of(node.whenFalse, depth)];
    }
    if (ast.isParenthesizedExpression(node) || ast.isNonNullExpression(node)) return this.of(node.expression, depth);
    return ast.isBinaryExpression(node) ? this.#chosen(node, depth) : null;
  }

  #chosen({ left, operatorToken, right }: ast.BinaryExpression, depth: number): readonly string[] | null {
    switch (operatorToken.kind) {
      case ast.SyntaxKind.QuestionQuestionToken:
      case ast.SyntaxKind.BarBarToken:
        return [...this.of(left, depth), ...this.of(right, depth)];
      case ast.SyntaxKind.AmpersandAmpersandToken:
        return this.of(right, depth);
      default:
        return null;
    }
  }

  #template({ head, templateSpans }: ast.TemplateExpression, depth: number): readonly string[] {
    let texts = [head.text];
    for (const { expression, literal } of templateSpans) {
      const parts = this.of(expression, depth);
      texts = texts.flatMap((text) => parts.map((part) => text + part + literal.text));
    }
    return texts;
  }

  /** What is told by what the expression is made of, where its type says no more than "string". */
  #followed(node: ast.Expression, depth: number): readonly string[] {
    if (ast.isAsExpression(node)) return this.of(node.expression, depth);
    if (ast.isIdentifier(node)) return this.#constant(node, depth);
    if (ast.isElementAccessExpression(node)) return this.#entries(node.expression, depth);
    if (ast.isCallExpression(node)) return this.#answer(node, depth);
    return UNKNOWN;
  }

  #constant(name: ast.Identifier, depth: number): readonly string[] {
    const declared = this.declarationOf(name);
    if (declared && ast.isParameterDeclaration(declared)) return this.#handed(declared, depth);
    const isWhole = declared !== undefined && ast.isVariableDeclaration(declared) && ast.isIdentifier(declared.name);
    return isWhole && declared.initializer ? this.of(declared.initializer, depth) : UNKNOWN;
  }

  /** What the calls of a local function hand over for one of its parameters. */
  #handed(parameter: ast.ParameterDeclaration, depth: number): readonly string[] {
    const made = parameter.parent;
    const named = ast.isArrowFunction(made) ? made.parent : made;
    if (!ast.isFunctionDeclaration(named) && !ast.isVariableDeclaration(named)) return UNKNOWN;
    const place = [...(made as ast.FunctionDeclaration | ast.ArrowFunction).parameters].indexOf(parameter);
    const uses = this.#checker.getSignatureUsage(named);
    const handed = uses.map(({ call }) => {
      const found = call?.resolve();
      return found && ast.isCallExpression(found) ? found.arguments[place] : undefined;
    });
    return handed.length === 0 || handed.includes(undefined)
      ? UNKNOWN
      : handed.flatMap((argument) => (argument ? this.of(argument, depth) : []));
  }

  /** The values of a table that is an object literal under a name. */
  #entries(table: ast.Expression, depth: number): readonly string[] {
    const declared = ast.isIdentifier(table) ? this.declarationOf(table) : undefined;
    const literal = declared && ast.isVariableDeclaration(declared) ? declared.initializer : undefined;
    if (!literal || !ast.isObjectLiteralExpression(literal)) return UNKNOWN;
    return literal.properties.flatMap((property) =>
      ast.isPropertyAssignment(property) ? this.of(property.initializer as ast.Expression, depth) : UNKNOWN,
    );
  }

  #answer(call: ast.CallExpression, depth: number): readonly string[] {
    const { expression } = call;
    if (ast.isPropertyAccessExpression(expression)) {
      const change = CHANGES[expression.name.text];
      if (!change) return UNKNOWN;
      const args = [...call.arguments].map((argument) => this.of(argument, depth));
      if (args.some((texts) => texts.length !== 1 || texts[0] === UNKNOWN_PART)) return UNKNOWN;
      const texts = this.of(expression.expression, depth);
      return texts.map((text) => change(text, args.flat()));
    }
    const declared = ast.isIdentifier(expression) ? this.declarationOf(expression) : undefined;
    const body = declared && functionBody(declared);
    return body ? returned(body).flatMap((answer) => this.of(answer, depth)) : UNKNOWN;
  }

  #declaration(symbol: TsSymbol): ast.Node | undefined {
    const declared = symbol.declarations[0]?.resolve();
    if (!declared || !ast.isImportSpecifier(declared)) return declared;
    return this.#checker.getAliasedSymbol(symbol).declarations[0]?.resolve();
  }
}

function functionBody(declared: ast.Node): ast.Node | undefined {
  if (ast.isFunctionDeclaration(declared)) return declared.body;
  const made = ast.isVariableDeclaration(declared) ? declared.initializer : undefined;
  return made && ast.isArrowFunction(made) ? made.body : undefined;
}

/** What a function answers: its body when that is an expression, else what its own returns name. */
function returned(body: ast.Node): ast.Expression[] {
  if (!ast.isBlock(body)) return [body as ast.Expression];
  const found: ast.Expression[] = [];
  const visit = (node: ast.Node): void => {
    if (ast.isArrowFunction(node) || ast.isFunctionDeclaration(node) || ast.isFunctionExpression(node)) return;
    if (ast.isReturnStatement(node) && node.expression) found.push(node.expression);
    node.forEachChild(visit);
  };
  visit(body);
  return found;
}
