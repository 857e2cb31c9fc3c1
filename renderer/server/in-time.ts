/** Time for which a visitor waits for the site config where an older one would do, ms. */
export const CONFIG_WAIT_MS = 1000;

/** Returns what a promise gives within some milliseconds, and null after them; the work goes on. */
export async function inTime<T>(work: Promise<T>, ms: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ms, null);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
