import path from 'node:path';

/** Endings of what the product gives to save. Nothing that a system would start is among them. */
const ENDINGS: ReadonlySet<string> = new Set(['.csv', '.json', '.md', '.pdf', '.png', '.txt']);
/** Names that Windows keeps for devices, with any ending ("Naming Files, Paths, and Namespaces"). */
const DEVICES = /^(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])$/i;
const FORBIDDEN = /[<>:"|?*]/g;
/** Most bytes of a name on any of the systems' disks are 255; room stays for an ending of an unfinished file. */
const MAX_BYTES = 180;

/** Whether a letter shows: none of control, none that turns the direction of writing, none without width. */
function isShown(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
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
  for (const letter of text) {
    size += Buffer.byteLength(letter);
    if (size > bytes) break;
    kept += letter;
  }
  return kept;
}

/** Windows drops dots and spaces at the end, other systems hide what begins with a dot. */
const trimmed = (text: string): string => text.replace(/^[\s.]+/, '').replace(/[\s.]+$/, '');

/**
 * A name that every system takes and that shows what it is, from whatever a page has said; null where its ending is
 * none that the product gives.
 *
 * @param raw what was asked for; folders in it do not count
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
