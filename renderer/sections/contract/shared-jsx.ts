import { SHARED_KEY, type SharedWithSections } from './section-module.ts';

// Stands in the place of React's makers of elements in the browser's half of a section: the page's own.
const { jsx: shared } = (globalThis as unknown as Record<typeof SHARED_KEY, SharedWithSections>)[SHARED_KEY];

export const { Fragment, jsx, jsxs } = shared;
