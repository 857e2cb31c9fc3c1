import { type RefObject, useEffect } from 'react';

/**
 * Focuses the first field of a form that appears. A player who types in a field of the form already stays there: the
 * server may have drawn it long before.
 */
export function useFirstFocus(form: RefObject<HTMLElement | null>, first: () => HTMLElement | null | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    if (!form.current?.contains(document.activeElement)) first()?.focus();
  }, [form]);
}
