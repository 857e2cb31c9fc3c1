import { type RefObject, useEffect, useRef } from 'react';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';

interface RestoreFocusProps {
  readonly coupon: RefObject<HTMLElement | null>;
}

/**
 * Restores the focus after a press that removes its own button, such as one that removes a bet or ends a placement. The
 * focus moves to the button of the next step, or to the coupon itself, and not back to the start of the page.
 */
export function RestoreFocus({ coupon }: RestoreFocusProps): null {
  // Any change of the coupon may remove the focused element.
  useAppSelector((state) => state.coupon);
  const wasInside = useRef(false);
  useEffect(() => {
    const look = ({ target }: Event) => {
      wasInside.current = target instanceof Node && (coupon.current?.contains(target) ?? false);
    };
    document.addEventListener('focusin', look);
    document.addEventListener('pointerdown', look);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('pointerdown', look);
    };
  }, [coupon]);
  useEffect(() => {
    if (!wasInside.current || document.activeElement !== document.body) return;
    const next = coupon.current?.querySelector<HTMLElement>('[data-step]') ?? coupon.current;
    next?.focus({ preventScroll: true });
  });
  return null;
}
