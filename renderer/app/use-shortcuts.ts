import { useEffect, useRef } from 'react';
import { typedAhead } from '#renderer/lib/page/typed-ahead.ts';
import { placeFocusAsked, stakeFocusAsked, undoAsked } from '#renderer/lib/ports/coupon-port.ts';
import { useAppStore } from '#renderer/lib/store/store-hooks.ts';

/** Keys that may be a shortcut; the code behind them decides. */
const KEYS = /^(?:[/?12xjkspu]|Arrow(?:Up|Down|Left|Right)|[^\0-\x7f])$/i;

/** Opens parts of the frame. */
interface ShortcutFrame {
  readonly openSearch: () => void;
  readonly openSheet: () => void;
  /** Opens the sheet of the bet slip where it is not next to the content. */
  readonly openCoupon: () => void;
}

function isTyping(target: Element): boolean {
  return (target as HTMLElement).isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

/** Tells whether a pressed key belongs to the shortcuts: outside of fields and dialogs, arrows in rows of games alone. */
function isForShortcuts(event: KeyboardEvent): boolean {
  const { key, target, defaultPrevented, isComposing, metaKey, ctrlKey, altKey } = event;
  if (defaultPrevented || isComposing || metaKey || ctrlKey || altKey || !(target instanceof Element)) return false;
  if (document.querySelector('[role="dialog"]')) return false;
  if (key === 'Escape') return target.closest('[data-foot]') !== null;
  if (isTyping(target) || !KEYS.test(key)) return false;
  return !key.startsWith('Arrow') || target.closest('main article') !== null;
}

/** Follows the shortcuts of the keyboard while the player has not switched them off; their code loads with the first. */
export function useShortcuts(frame: ShortcutFrame): void {
  const store = useAppStore();
  const latest = useRef(frame);
  useEffect(() => {
    latest.current = frame;
  });
  useEffect(() => {
    const listen = async (event: KeyboardEvent) => {
      const { display, coupon } = store.getState();
      if (typedAhead.collect(event) || !display.isShortcutsOn || !isForShortcuts(event)) return;
      if (event.key === '/') typedAhead.begin();
      // Otherwise a browser would search in the page, or scroll it.
      if (event.key === '/' || event.key.startsWith('Arrow')) event.preventDefault();
      const { openSearch, openSheet, openCoupon } = latest.current;
      const toCoupon = (ask: typeof placeFocusAsked | typeof stakeFocusAsked) => {
        if (coupon.bets.length > 0) openCoupon();
        store.dispatch(ask());
      };
      const { runShortcut } = await import('#renderer/features/keyboard/run-shortcut.ts');
      runShortcut(event, {
        openSearch,
        openSheet,
        toStake: () => toCoupon(stakeFocusAsked),
        toPlace: () => toCoupon(placeFocusAsked),
        undo: () => store.dispatch(undoAsked()),
        isOneClick: coupon.settings?.isActiveOneClick === true,
      });
    };
    const start = (event: KeyboardEvent) => void listen(event);
    document.addEventListener('keydown', start);
    return () => document.removeEventListener('keydown', start);
  }, [store]);
}
