import type { RouteMatch } from '#shared/domain/routing/route-row.ts';

interface PageText {
  readonly title: string;
  readonly description: string;
}

/** Titles and descriptions of one language, by kind of page. */
export type SeoContent = Readonly<Record<string, PageText>>;

/** What the texts of a page are filed under: its route, and what a list is of. */
export function kindOfPage({ row, params }: RouteMatch): string {
  const name = row.id.replaceAll('-', '_');
  if (row.id !== 'section') return name;
  return `${name}_${params.section}_${params.champ ? 'competition' : params.sport ? 'sport' : 'all'}`;
}
