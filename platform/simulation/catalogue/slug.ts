import { plainText } from '#shared/domain/search/plain-text.ts';

/** Returns a URL segment of names: `England`, `Premier League` → `england-premier-league`. */
export function slugOf(...names: readonly string[]): string {
  return plainText(names.join(' '))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
