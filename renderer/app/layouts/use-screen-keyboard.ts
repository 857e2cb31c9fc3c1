import { useEffect } from 'react';

/** Height in CSS px from which a difference is an on-screen keyboard, not the bars of the browser. */
const MIN_KEYBOARD = 120;

/**
 * Keeps a sheet above the on-screen keyboard, which a phone lays over the page: writes what it leaves to the root element
 * as lengths, and marks it with `data-keyboard`.
 */
export function useScreenKeyboard(): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return undefined;
    const root = document.documentElement;
    const clear = () => {
      root.removeAttribute('data-keyboard');
      root.style.removeProperty('--uncovered');
      root.style.removeProperty('--covered-below');
    };
    const measure = () => {
      const { height, offsetTop, scale } = visualViewport;
      // A zoomed page shows a part on purpose.
      if (scale > 1.05 || innerHeight - height < MIN_KEYBOARD) return clear();
      root.setAttribute('data-keyboard', '');
      root.style.setProperty('--uncovered', `${Math.floor(height)}px`);
      return root.style.setProperty('--covered-below', `${Math.max(0, Math.ceil(innerHeight - height - offsetTop))}px`);
    };
    measure();
    visualViewport.addEventListener('resize', measure);
    visualViewport.addEventListener('scroll', measure);
    return () => {
      visualViewport.removeEventListener('resize', measure);
      visualViewport.removeEventListener('scroll', measure);
      clear();
    };
  }, []);
}
