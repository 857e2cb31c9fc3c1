import { createContext } from 'react';
import type { Fetcher } from '../api/fetcher.ts';
import type { SectionParts, SectionPorts } from './section-loader.ts';

/** What a page knows of its sections from the start. */
export interface PageSections {
  /** HTML to draw in their places: on the server only, where the browser finds it. */
  readonly html: Readonly<Record<string, string>>;
  /** What the server has drawn them from. */
  readonly contents: Readonly<Record<string, SectionParts>>;
  /** Path that they were drawn for. */
  readonly path: string;
  readonly fetcher: Fetcher;
  /** Brings the code of the page of a path. */
  readonly prefetch: (path: string) => void;
  /** What sections are drawn with; null: it comes from their servers. */
  readonly bundled: SectionPorts['bring'] | null;
}

export const SectionsContext = createContext<PageSections | null>(null);
