/** Facts of the bundler about one module. */
interface ModuleInfo {
  readonly importedIds: readonly string[];
}

interface ModuleGraph {
  readonly getModuleInfo: (id: string) => ModuleInfo | null;
}

/** What runs before the first paint: the entry, and what the bundler adds to load the rest. */
const START = /preload-helper|rolldown\/runtime|\/renderer\/entries\/web-start\.ts$/;

/** React, which the page evaluates in a task of its own. */
const REACT = /node_modules\/(react|react-dom|scheduler)\//;

/** Libraries that every page needs; they stay cached over releases that do not change them. */
const BASE_PACKAGES =
  /\/renderer\/entries\/web-libraries\.ts$|node_modules\/(react-router|react-router-dom|redux|@reduxjs\/toolkit|react-redux|immer|reselect|redux-thunk|use-sync-external-store|cookie|set-cookie-parser)\//;

/** Roots of the first page: the entry, and the page that most visitors open first. */
const FIRST_PAGE = [
  /\/renderer\/entries\/(web-page|desktop)\.tsx$/,
  /\/renderer\/features\/catalogue\/home\/home-page\.tsx$/,
];

function firstPageModules(graph: ModuleGraph, known: Set<string>, id: string): void {
  if (known.has(id)) return;
  known.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) firstPageModules(graph, known, imported);
}

/**
 * Returns four chunks for the first page instead of seventy: its start, React, the other libraries, and the product's own
 * code that the page loads at once. Many small files cost a request each and compress badly.
 */
export function firstPageGroups() {
  let first: Set<string> | undefined;
  const nameOf = (id: string, graph: ModuleGraph): string | null => {
    if (FIRST_PAGE.some((pattern) => pattern.test(id))) {
      first ??= new Set();
      firstPageModules(graph, first, id);
    }
    return first?.has(id) && !REACT.test(id) && !BASE_PACKAGES.test(id) ? 'app' : null;
  };
  return [
    { name: 'start', test: START, priority: 20 },
    { name: 'react', test: REACT, priority: 10 },
    { name: 'base', test: BASE_PACKAGES, priority: 10 },
    { name: nameOf, priority: 5 },
  ];
}
