import type { ComponentType } from 'react';

export interface SectionProps<Data> {
  /** Data that the section's server prepared, in the form of `dataVersion`. */
  readonly data: Data;
  /** Path of the page that is shown, with its language. */
  readonly path: string;
  /** The section is shown in the window of the desktop app. */
  readonly isDesktopApp?: boolean;
}

/**
 * Browser half of a section, as its built file exports it. Links inside it are plain: the shell follows them without
 * reloading the page, and treats a link with `hrefLang` as a change of language.
 */
export interface SectionModule {
  readonly dataVersion: number;
  // Data is JSON; the version guarantees that this component can read it.
  readonly Section: ComponentType<SectionProps<never>>;
}

/** Modules that the page shares with sections, so that there is one React. */
export interface SharedWithSections {
  readonly react: typeof import('react');
  readonly jsx: typeof import('react/jsx-runtime');
}

/** Property of the global object that holds the shared modules. */
export const SHARED_KEY = 'fairlineSections';
