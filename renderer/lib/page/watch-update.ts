interface UpdateWatch {
  /** Address of the script that this page was started with; it carries the hash of its build. */
  readonly script: string;
  /** HTTP status of an address, past all caches; rejects without an answer. */
  readonly statusOf: (address: string) => Promise<number>;
  /** Nobody looks at a page that is hidden. */
  readonly isWatched: () => boolean;
  readonly onUpdate: () => void;
}

const CHECK_MS = 60_000;
const GONE = new Set([404, 410]);

/**
 * Notices that the site has been deployed anew: the build of this page is no longer there, so its other chunks are not
 * either (shell §8, update notice). Looks after 60 s for the first time, until it has found so. Returns the undo.
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

/** The script of this page in a browser; '' in development, where it has no build. */
export function scriptOfPage(): string {
  const { src = '' } = document.querySelector<HTMLScriptElement>('script[type="module"][src*="/assets/"]') ?? {};
  return src;
}

export async function statusOfFile(address: string): Promise<number> {
  return (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status;
}
