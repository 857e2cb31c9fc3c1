/** A file to begin with. */
export interface NewFile {
  /** From the root of the repository. */
  readonly path: string;
  readonly content: string;
}

/** What is new, and what its author does next. */
export interface Beginning {
  readonly files: readonly NewFile[];
  readonly next: readonly string[];
}

/** What exists already. */
export interface Sources {
  has(path: string): boolean;
  /** Returns the text of a file; null where there is none. */
  read(path: string): string | null;
  /** Returns the number of the next migration, in three digits. */
  nextMigration(): string;
}

/** Returns `gameRules` for `game-rules`. */
export const camelCase = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Returns `GameRules` for `game-rules`. */
export const pascalCase = (name: string): string => camelCase(`-${name}`);
