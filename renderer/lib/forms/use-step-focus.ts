import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the first control of a new step, because the pressed one is removed with the step before. Returns the ref of
 * the steps' container.
 * @param controls selector of elements that may get the focus first
 */
export function useStepFocus(step: unknown, controls = 'select, button'): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    place.current?.querySelector<HTMLElement>(controls)?.focus();
  }, [step, controls]);
  return place;
}
