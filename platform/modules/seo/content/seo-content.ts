import type { RouteMatch } from '#shared/domain/routing/route-row.ts';

interface PageText {
  readonly title: string;
  readonly description: string;
}

/** Titles and descriptions of one language, by kind of page. */
export type SeoContent = Readonly<Record<string, PageText>>;

/** Returns the key of a page's texts: its route, and the subject of a list. */
export function kindOfPage({ row, params }: RouteMatch): string {
  const name = row.id.replaceAll('-', '_');
  if (row.id !== 'section') return name;
  return `${name}_${params.section}_${params.champ ? 'competition' : params.sport ? 'sport' : 'all'}`;
}
