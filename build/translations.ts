import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

export type Namespaces = ReadonlyMap<string, Readonly<Record<string, string>>>;

interface Shape {
  /** Names of the values that a message needs, with their use. */
  readonly values: ReadonlySet<string>;
  /** Categories of every plural; each language has to supply all of its own. */
  readonly plurals: readonly { readonly ordinal: boolean; readonly categories: readonly string[] }[];
}

function shapeOf(elements: readonly MessageFormatElement[]): Shape {
  const values = new Set<string>();
  const plurals: Shape['plurals'][number][] = [];
  const visit = (parts: readonly MessageFormatElement[]): void => {
    for (const part of parts) {
      if (part.type === TYPE.literal || part.type === TYPE.pound) continue;
      values.add(part.value);
      if (part.type === TYPE.plural)
        plurals.push({ ordinal: part.pluralType === 'ordinal', categories: Object.keys(part.options) });
      if (part.type === TYPE.plural || part.type === TYPE.select)
        for (const option of Object.values(part.options)) visit(option.value);
      if (part.type === TYPE.tag) visit(part.children);
    }
  };
  visit(elements);
  return { values, plurals };
}

function parseMessage(language: string, text: string): Shape | string {
  try {
    return shapeOf(parse(text, { locale: new Intl.Locale(language), ignoreTag: false }));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Languages whose category "many" is only for round millions, which no message counts. */
const manyIsForMillions = new Set(['es', 'fr', 'it', 'pt']);

function neededCategories(language: string, ordinal: boolean): string[] {
  const { pluralCategories } = new Intl.PluralRules(language, {
    type: ordinal ? 'ordinal' : 'cardinal',
  }).resolvedOptions();
  return pluralCategories.filter((category) => category !== 'many' || !manyIsForMillions.has(language));
}

function pluralProblems(language: string, shape: Shape): string[] {
  return shape.plurals.flatMap(({ ordinal, categories }) =>
    neededCategories(language, ordinal)
      .filter((category) => !categories.includes(category))
      .map((category) => `a plural lacks the category "${category}"`),
  );
}

function sameValues(a: Shape, b: Shape): boolean {
  return a.values.size === b.values.size && [...a.values].every((value) => b.values.has(value));
}

/**
 * Returns the problems in the messages of all languages: keys that a language lacks or adds, text that does not parse,
 * values that differ from the reference, missing plural categories, empty text.
 */
export function problemsOfMessages(texts: ReadonlyMap<string, Namespaces>, reference: string): string[] {
  const base = texts.get(reference) ?? new Map();
  const problems: string[] = [];
  for (const [language, namespaces] of texts) {
    for (const namespace of new Set([...base.keys(), ...namespaces.keys()])) {
      const own = namespaces.get(namespace) ?? {};
      const wanted = base.get(namespace) ?? {};
      for (const key of new Set([...Object.keys(wanted), ...Object.keys(own)])) {
        const where = `${language}/${namespace}.json ${key}`;
        const text = own[key];
        if (text === undefined) problems.push(`${where}: missing`);
        else if (wanted[key] === undefined) problems.push(`${where}: not in ${reference}`);
        else
          problems.push(
            ...messageProblems(language, reference, text, wanted[key]).map((problem) => `${where}: ${problem}`),
          );
      }
    }
  }
  return problems;
}

function messageProblems(language: string, reference: string, text: string, original: string): string[] {
  if (text.trim() === '' && original.trim() !== '') return ['empty'];
  const shape = parseMessage(language, text);
  if (typeof shape === 'string') return [shape];
  const model = parseMessage(reference, original);
  const problems = pluralProblems(language, shape);
  if (typeof model !== 'string' && !sameValues(shape, model))
    problems.push(`values {${[...shape.values].join(', ')}} differ from {${[...model.values].join(', ')}}`);
  return problems;
}
