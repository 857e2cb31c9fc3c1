import { SHARED_KEY, type SharedWithSections } from './section-module.ts';

// Replaces React's JSX runtime in the browser half of a section with the page's own.
const { jsx: shared } = (globalThis as unknown as Record<typeof SHARED_KEY, SharedWithSections>)[SHARED_KEY];

export const { Fragment, jsx, jsxs } = shared;
