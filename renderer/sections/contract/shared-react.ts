import { SHARED_KEY, type SharedWithSections } from './section-module.ts';

// Replaces React in the browser half of a section with the page's own.
const { react } = (globalThis as unknown as Record<typeof SHARED_KEY, SharedWithSections>)[SHARED_KEY];

export const { useCallback, useEffect, useId, useMemo, useRef, useState } = react;
