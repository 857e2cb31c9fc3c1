/** Cookie that tells the next page the width of the window (shell §9, N-06). */
export const WINDOW_WIDTH_COOKIE = 'window_width';
/** shell §9: a window that is being resized is measured ten times a second at most. */
const THROTTLE_MS = 100;

interface WidthOptions {
  readonly page: Pick<Window, 'addEventListener' | 'innerWidth' | 'removeEventListener'>;
  /** Stores a width in CSS pixels. */
  readonly write: (width: string) => void;
}

/** Stores the width of the window, now and after each change. Returns the undo. */
export function keepWindowWidth({ page, write }: WidthOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let kept = 0;
  const measure = () => {
    timer = undefined;
    if (page.innerWidth === kept) return;
    kept = page.innerWidth;
    write(String(kept));
  };
  const resized = () => {
    timer ??= setTimeout(measure, THROTTLE_MS);
  };
  page.addEventListener('resize', resized);
  measure();
  return () => {
    clearTimeout(timer);
    page.removeEventListener('resize', resized);
  };
}
