import type { ComponentType } from 'react';

export interface SectionProps<Data> {
  /** What the section's app has prepared, of the form `dataVersion`. */
  readonly data: Data;
  /** Path of the page that is shown, with its language. */
  readonly path: string;
  /** It stands in the window of the desktop app. */
  readonly isDesktopApp?: boolean;
}

/**
 * The half of a section that runs in the browser; the built file exports both. Links inside it are plain ones: the shell
 * follows them without loading the page anew, and takes one with `hrefLang` for a change of language.
 */
export interface SectionModule {
  readonly dataVersion: number;
  // Data comes as JSON; the version says that it is what this component reads.
  readonly Section: ComponentType<SectionProps<never>>;
}

/** What the page lends to the modules of sections, so that there is one React. */
export interface SharedWithSections {
  readonly react: typeof import('react');
  readonly jsx: typeof import('react/jsx-runtime');
}

/** The name under which it lies on the global object of the page. */
export const SHARED_KEY = 'fairlineSections';
