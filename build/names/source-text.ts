/** The two halves of a source file that are checked by different words. */
export interface SourceHalves {
  /** Code with the contents of comments and quoted strings blanked out; templates stay, because SQL is written in them. */
  readonly code: string;
  /** Contents of comments, one entry for each line, with its line number. */
  readonly comments: readonly { readonly line: number; readonly text: string }[];
}

const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ');

const TYPESCRIPT = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g;
const SQL = /--[^\n]*|'(?:''|[^'])*'/g;
const STYLES = /\/\*[\s\S]*?\*\//g;

function tokensOf(file: string): RegExp | null {
  if (/\.([cm]?tsx?|mjs)$/.test(file)) return TYPESCRIPT;
  if (file.endsWith('.sql')) return SQL;
  return file.endsWith('.css') ? STYLES : null;
}

/** Parts a source file into its code and its comments; a document is all comment, and other files are neither. */
export function halvesOf(file: string, text: string): SourceHalves {
  if (file.endsWith('.md'))
    return { code: '', comments: text.split('\n').map((one, index) => ({ line: index + 1, text: one })) };
  const tokens = tokensOf(file);
  if (!tokens) return { code: '', comments: [] };
  const comments: { line: number; text: string }[] = [];
  const code = text.replaceAll(tokens, (token, offset: number) => {
    if (/^(\/\*|\/\/|--)/.test(token)) {
      const first = text.slice(0, offset).split('\n').length;
      for (const [index, line] of token.split('\n').entries()) comments.push({ line: first + index, text: line });
    }
    return blank(token);
  });
  return { code, comments };
}
