import type { ConsentChoice } from '#shared/domain/consent/consent-choice.ts';
import { googleConsent } from '#shared/domain/consent/google-consent.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

interface GoogleTags {
  /** Passes on the visitor's consent. */
  readonly update: (choice: ConsentChoice) => void;
}

/**
 * Passes the visitor's consent to Google's tags (consent mode, version 2). The default, which denies all optional
 * classes, is set at once, before any tag can load (trust §5).
 */
export function startGoogleTags(page: Pick<Window, 'dataLayer'>): GoogleTags {
  page.dataLayer ??= [];
  const layer = page.dataLayer;
  // Tags read arguments objects, and ignore arrays.
  function gtag(..._words: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: the form that tags read
    layer.push(arguments);
  }
  gtag('consent', 'default', googleConsent(null));
  return { update: (choice) => gtag('consent', 'update', googleConsent(choice)) };
}
