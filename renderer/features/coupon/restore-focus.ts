import { type RefObject, useEffect, useRef } from 'react';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';

interface RestoreFocusProps {
  readonly coupon: RefObject<HTMLElement | null>;
}

/**
 * Much of what is pressed in the coupon is gone with the press: a bet that is removed, a problem that is solved, a
 * placement that has ended. The focus then goes to the button that does the next thing, or to the coupon itself, and
 * never back to the beginning of the page.
 */
export function RestoreFocus({ coupon }: RestoreFocusProps): null {
  // Any change of the coupon may take away what had the focus.
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
