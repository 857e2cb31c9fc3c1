/** Values that a text for search engines may name in braces. */
export interface TextValues {
  readonly brand: string;
  readonly sport?: string | undefined;
  readonly competition?: string | undefined;
  readonly home?: string | undefined;
  readonly away?: string | undefined;
}

/**
 * Returns a text with its values: `{home} – {away}` (shell §3, SEO page data). A text that names a value the page does
 * not have is not used.
 *
 * @returns null when a value is missing, or when there is no text
 */
export function fillText(text: string | null, values: TextValues): string | null {
  if (text === null || text.trim() === '') return null;
  let isWhole = true;
  const filled = text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name as keyof TextValues] : undefined;
    if (value === undefined) isWhole = false;
    return value ?? '';
  });
  return isWhole ? filled : null;
}
