import { type RefObject, useEffect, useRef } from 'react';

/**
 * What was pressed to come to another step is gone with the one before: the first control of the new one gets the
 * focus. Answers where the steps stand.
 *
 * @param controls what may have the focus first
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
