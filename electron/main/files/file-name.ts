import path from 'node:path';

/** Endings of files that the product saves; no operating system runs any of them. */
const ENDINGS: ReadonlySet<string> = new Set(['.csv', '.json', '.md', '.pdf', '.png', '.txt']);
/** Names that Windows reserves for devices, with any ending ("Naming Files, Paths, and Namespaces"). */
const DEVICES = /^(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])$/i;
const FORBIDDEN = /[<>:"|?*]/g;
/** Limit for the stem of a name, bytes: file systems take 255, and an unfinished download needs a longer ending. */
const MAX_BYTES = 180;

/**
 * Tells whether a character is visible: it is no control character, does not change the direction of writing and has a
 * width.
 */
function isShown(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  const isControl = code < 0x20 || (code >= 0x7f && code < 0xa0);
  const turns =
    code === 0x061c ||
    (code >= 0x200e && code <= 0x200f) ||
    (code >= 0x202a && code <= 0x202e) ||
    (code >= 0x2066 && code <= 0x2069);
  const hides =
    code === 0x00ad ||
    code === 0x200b ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0xfeff ||
    (code >= 0xd800 && code <= 0xdfff);
  return !isControl && !turns && !hides;
}

function cutTo(text: string, bytes: number): string {
  let kept = '';
  let size = 0;
  for (const character of text) {
    size += Buffer.byteLength(character);
    if (size > bytes) break;
    kept += character;
  }
  return kept;
}

/**
 * Removes dots and spaces at both ends: Windows drops them at the end, other systems hide names that begin with a dot.
 */
const trimmed = (text: string): string => text.replace(/^[\s.]+/, '').replace(/[\s.]+$/, '');

/**
 * Returns a file name that every operating system accepts and that shows the kind of the file; null for an ending that
 * the product never saves.
 *
 * @param raw name that a page asks for; folders in it are ignored
 */
export function cleanFileName(raw: string): string | null {
  const last = raw.split(/[/\\]/).at(-1) ?? '';
  const shown = trimmed([...last.normalize('NFC')].filter(isShown).join('').replace(FORBIDDEN, '_'));
  const ending = path.extname(shown).toLowerCase();
  if (!ENDINGS.has(ending)) return null;
  const stem = trimmed(cutTo(shown.slice(0, -ending.length), MAX_BYTES));
  const [head = ''] = stem.split('.');
  return `${DEVICES.test(head) ? '_' : ''}${stem}${ending}`;
}
