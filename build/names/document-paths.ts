const QUOTED = /`((?:shared|renderer|electron|platform|build|tests|docs)\/[^`\s]*)`/g;
const LINKED = /\]\((?!https?:|#|mailto:)([^)\s#]+)/g;

/** Whether a path of the repository is there: a file, or a folder. */
export type PathExists = (path: string) => boolean;

/** Resolves a link of a document against the document's own folder. */
function resolveLink(document: string, link: string): string {
  return new URL(link, `file:///${document}`).pathname.slice(1);
}

/** A quoted path may name several files: `{a,b}` and `*` are tried as far as they are plain. */
function plainPart(path: string): string {
  const [plain = ''] = path.split(/[*{<…(]/);
  return plain === path ? path.replace(/[:/]+\d*$/, '') : plain.slice(0, plain.lastIndexOf('/'));
}

/** Paths that a document quotes or links to and that are not there. */
export function missingPaths(document: string, text: string, exists: PathExists): string[] {
  const quoted = [...text.matchAll(QUOTED)].map(([, path = '']) => plainPart(path));
  const linked = [...text.matchAll(LINKED)].map(([, link = '']) => resolveLink(document, link).replace(/\/$/, ''));
  return [...new Set([...quoted, ...linked])].filter((path) => path !== '' && !exists(path));
}
