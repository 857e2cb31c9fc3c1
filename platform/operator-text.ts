/**
 * Returns the text of a file that an operator writes. Editors of Windows put a byte-order mark before UTF-8, which is
 * left out; other encodings are named, because their text would only look broken.
 *
 * @param bytes the whole file
 * @throws Error whose message continues "the file …", for a file that is not UTF-8
 */
export function operatorText(bytes: Uint8Array): string {
  const [first = 1, second = 1] = bytes;
  // A byte-order mark of UTF-16, or a sign of ASCII with the zero that UTF-16 puts before or after it.
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (isUtf16 || (bytes.length > 1 && (first === 0) !== (second === 0)))
    throw new Error('is written as UTF-16: save it as UTF-8');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error('is not written as UTF-8: save it as UTF-8');
  }
}
