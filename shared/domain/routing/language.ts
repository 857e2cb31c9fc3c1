/** Facts that decide the language of a request (shell §2.1). */
export interface LanguageInput {
  /** Path and query as requested, path first: `/ru/live?x=1`. */
  readonly url: string;
  /** Language stored by an earlier visit. */
  readonly stored: string | undefined;
  /** Accept-Language header or navigator.languages joined by commas. */
  readonly browser: string | undefined;
  /** Languages that this visitor may see, two letters each. */
  readonly available: readonly string[];
  readonly fallback: string;
}

export type LanguageDecision =
  | { readonly kind: 'prefix'; readonly language: string; readonly rest: string }
  | { readonly kind: 'redirect'; readonly language: string; readonly location: string };

interface Languages {
  readonly languages: readonly string[];
  /** Languages hidden from guests (shell §6). */
  readonly hiddenLanguages: readonly string[];
}

/**
 * Returns the languages that a guest, or a player, may see. A site that hides all of them from guests shows them
 * all: a guest must be able to read the page on which to sign in.
 */
export function offeredLanguages({ languages, hiddenLanguages }: Languages, isPlayer: boolean): readonly string[] {
  const visible = languages.filter((language) => isPlayer || !hiddenLanguages.includes(language));
  return visible.length > 0 ? visible : languages;
}

/** Returns the language segment of a path: two letters in either case. */
export function languagePrefix(path: string): string | undefined {
  return /^\/([a-z]{2})(?=\/|$)/i.exec(path)?.[1];
}

/** Returns the languages of an Accept-Language header, most wanted first; a weight of 0 means "not this one". */
export function acceptedLanguages(header: string | undefined): string[] {
  return (header ?? '')
    .split(',')
    .map((part, index) => {
      const [tag = '', ...options] = part.trim().split(';');
      const weight = Number(
        options
          .find((option) => option.trim().startsWith('q='))
          ?.trim()
          .slice(2) ?? '1',
      );
      return { language: tag.slice(0, 2).toLowerCase(), weight: Number.isFinite(weight) ? weight : 0, index };
    })
    .filter(({ language, weight }) => /^[a-z]{2}$/.test(language) && weight > 0)
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
    .map(({ language }) => language);
}

/**
 * Returns the language for a visitor whose URL names none: the stored one, otherwise the first of the browser's,
 * otherwise the configured default; an unavailable one falls back to the default, then to English (shell §2.1), then to
 * the first that the visitor may see. The result is always available, so that a redirect to it ends there.
 */
export function detectLanguage(input: Omit<LanguageInput, 'url'>): string {
  const detected =
    input.stored ?? acceptedLanguages(input.browser).find((language) => input.available.includes(language));
  const wanted = detected ?? input.fallback;
  const chosen = [wanted, input.fallback, 'en'].find((language) => input.available.includes(language));
  return chosen ?? input.available[0] ?? input.fallback;
}

/**
 * Reads the language prefix of a URL, or returns a redirect when the prefix is missing, not allowed or not in lower
 * case. A two-letter prefix that is not an available language is replaced, so that `/xx/live` keeps its path; the query
 * is kept (shell §2.1, R-01, R-02).
 */
export function decideLanguage(input: LanguageInput): LanguageDecision {
  const at = input.url.indexOf('?');
  const path = at < 0 ? input.url : input.url.slice(0, at);
  const query = at < 0 ? '' : input.url.slice(at);
  const prefix = languagePrefix(path);
  const rest = prefix === undefined ? path : path.slice(3);
  if (prefix !== undefined && input.available.includes(prefix))
    return { kind: 'prefix', language: prefix, rest: rest || '/' };
  const lower = prefix?.toLowerCase();
  const language = lower !== undefined && input.available.includes(lower) ? lower : detectLanguage(input);
  const tail = rest.replace(/^\/+/, '/');
  return { kind: 'redirect', language, location: `/${language}${tail === '/' ? '' : tail}${query}` };
}

/**
 * Returns the language that a visitor chose by a plain link of the site before the scripts of the page ran: the page
 * was opened from another page of the site, in another language (shell §2.1).
 *
 * @param here address of the open page
 * @param referrer address of the previous page, '' for none
 * @returns null where the visitor chose no language
 */
export function languageChosenByLink(here: string, referrer: string): string | null {
  if (!URL.canParse(referrer)) return null;
  const [to, from] = [new URL(here), new URL(referrer)];
  const [chosen, before] = [languagePrefix(to.pathname), languagePrefix(from.pathname)];
  const isChosen = to.origin === from.origin && chosen !== undefined && before !== undefined && chosen !== before;
  return isChosen ? chosen.toLowerCase() : null;
}
