import { SHARED_KEY, type SharedWithSections } from './section-module.ts';

// Stands in the place of React in the browser's half of a section: the page's own.
const { react } = (globalThis as unknown as Record<typeof SHARED_KEY, SharedWithSections>)[SHARED_KEY];

export const { useCallback, useEffect, useId, useMemo, useRef, useState } = react;
