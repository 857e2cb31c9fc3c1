import { acceptedLanguages, type LanguageInput } from '#shared/domain/routing/language.ts';

export type LanguageSource = 'browser' | 'english' | 'fallback' | 'stored' | 'url';

export interface LanguageStep {
  readonly source: LanguageSource;
  /** Language that this source asks for; null for none. */
  readonly asked: string | null;
  readonly isOffered: boolean;
  /** This source decides. */
  readonly isChosen: boolean;
}

/** Lists the sources of an address's language in their order (shell §2.1). */
export function explainLanguage({ url, stored, browser, available, fallback }: LanguageInput): readonly LanguageStep[] {
  const prefix = /^\/([a-z]{2})(?=[/?]|$)/i.exec(url)?.[1]?.toLowerCase() ?? null;
  const wanted = acceptedLanguages(browser);
  const asked: readonly [LanguageSource, string | null][] = [
    ['url', prefix],
    ['stored', stored ?? null],
    // A stored choice that is not offered falls back to the default, not to the browser.
    ['browser', stored === undefined ? (wanted.find((code) => available.includes(code)) ?? wanted[0] ?? null) : null],
    ['fallback', fallback],
    ['english', 'en'],
  ];
  const steps = asked.map(([source, language]) => ({
    source,
    asked: language,
    isOffered: language !== null && available.includes(language),
  }));
  const chosen = steps.find(({ isOffered }) => isOffered) ?? steps.at(-1);
  return steps.map((step) => ({ ...step, isChosen: step === chosen }));
}
