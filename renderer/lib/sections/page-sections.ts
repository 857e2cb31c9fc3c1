import { createContext } from 'react';
import type { Fetcher } from '../api/fetcher.ts';
import type { SectionParts, SectionPorts } from './section-loader.ts';

/** Initial knowledge of a page about its sections. */
export interface PageSections {
  /** HTML to draw in their places: on the server only; the browser finds it in the page. */
  readonly html: Readonly<Record<string, string>>;
  /** Contents that the server drew the sections from. */
  readonly contents: Readonly<Record<string, SectionParts>>;
  /** Path that they were drawn for. */
  readonly path: string;
  readonly fetcher: Fetcher;
  /** Loads the code of the page at a path. */
  readonly prefetch: (path: string) => void;
  /** Modules that the app contains; null: the sections load from their servers. */
  readonly bundled: SectionPorts['bring'] | null;
}

export const SectionsContext = createContext<PageSections | null>(null);
