interface UpdateWatch {
  /** Address of the script that started this page; it contains the hash of its build. */
  readonly script: string;
  /** Returns the HTTP status of an address, bypassing all caches; rejects without an answer. */
  readonly statusOf: (address: string) => Promise<number>;
  /** Whether the page is visible. */
  readonly isWatched: () => boolean;
  readonly onUpdate: () => void;
}

const CHECK_MS = 60_000;
const GONE = new Set([404, 410]);

/**
 * Detects a new deployment: the script of this build is gone, and so are its other chunks (shell §8, update notice).
 * Checks after 60 s for the first time, until it detects one. Returns the undo.
 */
export function watchForUpdate({ script, statusOf, isWatched, onUpdate }: UpdateWatch): () => void {
  const timer = setInterval(() => {
    if (isWatched()) void look();
  }, CHECK_MS);

  async function look(): Promise<void> {
    const status = await statusOf(script).catch(() => 0);
    if (!GONE.has(status)) return;
    clearInterval(timer);
    onUpdate();
  }

  return () => clearInterval(timer);
}

/** Returns the script of this page; '' in development, which has no build. */
export function scriptOfPage(): string {
  const { src = '' } = document.querySelector<HTMLScriptElement>('script[type="module"][src*="/assets/"]') ?? {};
  return src;
}

export async function statusOfFile(address: string): Promise<number> {
  return (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status;
}
