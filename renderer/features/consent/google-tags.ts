import type { ConsentChoice } from '#shared/domain/consent/consent-choice.ts';
import { googleConsent } from '#shared/domain/consent/google-consent.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

interface GoogleTags {
  /** The visitor has chosen. */
  readonly update: (choice: ConsentChoice) => void;
}

/**
 * Tells Google's tags what the visitor allows (consent mode, version 2). The default, which denies all that is not
 * necessary, is said at once: before any tag can be there (trust §5).
 */
export function startGoogleTags(page: Pick<Window, 'dataLayer'>): GoogleTags {
  page.dataLayer ??= [];
  const layer = page.dataLayer;
  // Tags read arguments objects, and pass over arrays.
  function gtag(..._words: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: the form that tags read
    layer.push(arguments);
  }
  gtag('consent', 'default', googleConsent(null));
  return { update: (choice) => gtag('consent', 'update', googleConsent(choice)) };
}
