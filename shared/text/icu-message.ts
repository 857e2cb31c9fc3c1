/** Values of a message's arguments. */
export type MessageValues = Readonly<Record<string, unknown>>;

/** Compiled message: takes values, returns text. */
export type IcuMessage = (values: MessageValues) => string;

/**
 * A value without a right-to-left letter that is no plain number. A value with one has the direction of the text, which
 * must stay visible to an element that takes its direction from its text.
 */
const FOREIGN = /^(?=.*\D)[^\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]*$/s;

/** Text of one branch; `count` replaces a `#` in it. */
type Part = (values: MessageValues, count: string) => string;

/** Error for a text that is no ICU message: a mistake in a locale file. */
export class MessageSyntaxError extends Error {
  override readonly name = 'MessageSyntaxError';
}

const rules = new Map<string, Intl.PluralRules>();

function pluralRules(language: string, type: 'cardinal' | 'ordinal'): Intl.PluralRules {
  const key = `${language} ${type}`;
  const known = rules.get(key);
  if (known) return known;
  const made = new Intl.PluralRules(language, { type });
  rules.set(key, made);
  return made;
}

/**
 * Reads ICU messages: arguments, `plural` (with `=n`, `offset` left out), `selectordinal`, `select`, `#`, and text
 * quoted with apostrophes. The product's texts use no more, and the general parser would be a tenth of the first load.
 * A test compares it with that parser, message by message.
 */
class MessageReader {
  readonly #text: string;
  readonly #language: string;
  readonly #isolates: boolean;
  #at = 0;

  constructor(text: string, language: string, isolates: boolean) {
    this.#text = text;
    this.#language = language;
    this.#isolates = isolates;
  }

  read(): Part {
    const part = this.#sequence(false);
    if (this.#at < this.#text.length) this.#fail('a closing brace too many');
    return part;
  }

  /** Reads text and arguments up to the closing brace of the branch, or to the end. */
  #sequence(inPlural: boolean): Part {
    const parts: Part[] = [];
    let literal = '';
    const flush = () => {
      const text = literal;
      literal = '';
      if (text !== '') parts.push(() => text);
    };
    while (this.#at < this.#text.length && this.#text[this.#at] !== '}') {
      const sign = this.#text[this.#at] as string;
      if (sign === "'") literal += this.#quoted(inPlural);
      else if (sign === '{') {
        flush();
        parts.push(this.#argument(inPlural));
      } else {
        this.#at += 1;
        if (inPlural && sign === '#') {
          flush();
          parts.push((_, count) => count);
        } else literal += sign;
      }
    }
    flush();
    const [only] = parts;
    if (parts.length === 1 && only) return only;
    return (values, count) => parts.reduce((text, part) => text + part(values, count), '');
  }

  /** Reads an apostrophe: two are one, one before a special character quotes up to the next, any other is literal. */
  #quoted(inPlural: boolean): string {
    this.#at += 1;
    const next = this.#text[this.#at];
    if (next === "'") {
      this.#at += 1;
      return "'";
    }
    if (next !== '{' && next !== '}' && !(inPlural && next === '#')) return "'";
    const end = this.#text.indexOf("'", this.#at);
    const quoted = this.#text.slice(this.#at, end < 0 ? undefined : end);
    this.#at = end < 0 ? this.#text.length : end + 1;
    return quoted;
  }

  #argument(inPlural: boolean): Part {
    this.#at += 1;
    const name = this.#word();
    if (this.#take('}')) return this.#plain(name);
    this.#expect(',');
    const kind = this.#word();
    this.#expect(',');
    const cases = this.#cases(kind === 'select' ? inPlural : true);
    if (!cases.has('other')) this.#fail(`no branch "other" of {${name}}`);
    switch (kind) {
      case 'select':
        return (values, count) => branch(cases, String(values[name]))(values, count);
      case 'plural':
        return this.#counted(name, cases, 'cardinal');
      case 'selectordinal':
        return this.#counted(name, cases, 'ordinal');
      default:
        return this.#fail(`an argument of the kind "${kind}"`);
    }
  }

  #plain(name: string): Part {
    return (values) => {
      const text = String(values[name] ?? '');
      return this.#isolates && FOREIGN.test(text) ? `\u2068${text}\u2069` : text;
    };
  }

  #counted(name: string, cases: ReadonlyMap<string, Part>, type: 'cardinal' | 'ordinal'): Part {
    const language = this.#language;
    return (values) => {
      const number = Number(values[name]);
      const exact = cases.get(`=${number}`);
      const chosen = exact ?? branch(cases, pluralRules(language, type).select(number));
      return chosen(values, String(number));
    };
  }

  #cases(inPlural: boolean): Map<string, Part> {
    const cases = new Map<string, Part>();
    while (!this.#take('}')) {
      const key = this.#word();
      this.#expect('{');
      cases.set(key, this.#sequence(inPlural));
      this.#expect('}');
    }
    return cases;
  }

  #word(): string {
    const found = /^\s*([^\s{},]+)\s*/u.exec(this.#text.slice(this.#at));
    if (!found?.[1]) return this.#fail('a word is missing');
    this.#at += found[0].length;
    return found[1];
  }

  #take(sign: string): boolean {
    const space = /^\s*/u.exec(this.#text.slice(this.#at))?.[0].length ?? 0;
    if (this.#text[this.#at + space] !== sign) return false;
    this.#at += space + 1;
    return true;
  }

  #expect(sign: string): void {
    if (!this.#take(sign)) this.#fail(`"${sign}" is missing`);
  }

  #fail(what: string): never {
    throw new MessageSyntaxError(`${what}, at ${this.#at} of: ${this.#text}`);
  }
}

function branch(cases: ReadonlyMap<string, Part>, key: string): Part {
  return cases.get(key) ?? (cases.get('other') as Part);
}

const messages = new Map<string, Map<string, IcuMessage>>();

/**
 * Returns a compiled message of a language.
 *
 * @param isolates whether each value but a plain number and right-to-left text stands in an isolate of direction (U+2068 … U+2069), for a text that
 * is read from right to left: a sign before digits, a score or a Latin name would be drawn in another order without it
 * @throws MessageSyntaxError for a text that is no message
 */
export function readMessage(text: string, language: string, isolates = false): IcuMessage {
  const group = language + isolates;
  let known = messages.get(group);
  if (!known) {
    known = new Map();
    messages.set(group, known);
  }
  const found = known.get(text);
  if (found) return found;
  const part = new MessageReader(text, language, isolates).read();
  const made: IcuMessage = (values) => part(values, '#');
  known.set(text, made);
  return made;
}
