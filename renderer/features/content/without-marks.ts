/** A sign that a backslash takes its meaning from; it is set aside meanwhile, by a sign of the private area. */
const ESCAPED = /\\([!-/:-@[-`{-~])/g;
const SET_ASIDE = /\ue000(\d+);/g;
const LINK = /!?\[([^\]]*)\]\([^()]*(?:\([^()]*\)[^()]*)*\)/g;
/** Target of named links, on a line of its own. */
const DEFINITION = /^[ >]*\[[^\]\n]+\]:\s*\S+.*$/gm;
const NAMED_LINK = /!?\[([^\]]+)\]\[[^\]]*\]/g;
const STRONG = /(\*\*|__|~~)(\S(?:.*?\S)?)\1/gs;
/** Emphasis around whole words: stars within a sum, as in `2*3*4`, stay. */
const EMPHASIS = /(^|[^\p{L}\p{N}])([*_])([^\s*_](?:[^*_]*[^\s*_])?)\2(?![\p{L}\p{N}])/gu;

/** Returns Markdown of a page's texts as one line of plain text, for search engines. */
export function withoutMarks(markdown: string): string {
  return markdown
    .replace(ESCAPED, (_, sign: string) => `\ue000${sign.charCodeAt(0)};`)
    .replace(DEFINITION, '')
    .replace(LINK, '$1')
    .replace(NAMED_LINK, '$1')
    .replace(STRONG, '$2')
    .replace(EMPHASIS, '$1$3')
    .replace(SET_ASIDE, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(/\s+/g, ' ')
    .trim();
}
