/** Settings of a section on a site: its address and its request (shell §7, remote section loader). */
export interface SectionSettings {
  /** Path of the section server, to which the path of the route is added. */
  readonly url: string;
  /** Pieces of the section to show, in this order; left out: the section as it is. */
  readonly components?: readonly string[] | undefined;
  /** Renders the section in the browser alone: its server sends no HTML. */
  readonly forceSpa?: boolean | undefined;
}

export interface SectionRequest {
  readonly method: 'GET' | 'POST';
  /** Path from the origin. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: { readonly components: readonly string[] };
}

/** Headers of every request for a section (shell §7). */
export const SECTION_HEADERS = { 'mf-render-mode': 'json', 'mf-api-version': 'v2' } as const;
export const FORCE_SPA_HEADER = 'force-spa';
/** Path below the site where the built files of sections are. */
export const SECTION_FILES = '/sections-api/files';

/** Name of a section. */
export const SECTION_NAME = /^[a-z][a-z0-9-]{0,40}$/;
/** Name of a file of a section: neither `.` nor `..`, which lead out of its folder. */
export const SECTION_FILE_NAME = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,200}$/;

/** Tells whether two segments of an address name a file of a section. */
export function isSectionFile(section: string, file: string): boolean {
  return SECTION_NAME.test(section) && SECTION_FILE_NAME.test(file);
}

/**
 * Returns the request for a section on a page: a GET, or a POST with a body that names components, to the section's URL
 * plus the path of the route (shell §7).
 *
 * @param route path of the page with its language, without its query: `/en/live`
 */
export function sectionRequest({ url, components, forceSpa }: SectionSettings, route: string): SectionRequest {
  const headers = { ...SECTION_HEADERS, ...(forceSpa ? { [FORCE_SPA_HEADER]: '1' } : {}) };
  const path = `${url.replace(/\/$/, '')}/${route.replace(/^\//, '')}`;
  return components ? { method: 'POST', path, headers, body: { components } } : { method: 'GET', path, headers };
}
