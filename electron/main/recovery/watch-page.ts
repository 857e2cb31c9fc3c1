import type { MessageBoxOptions, MessageBoxReturnValue, WebContents } from 'electron';
import type { MainTexts } from '../texts/main-texts.ts';
import { FAULT_PATH } from './fault-page.ts';
import { LoopGuard } from './loop-guard.ts';

export type WatchedContents = Pick<WebContents, 'forcefullyCrashRenderer' | 'on' | 'reload'>;

interface WatchOptions {
  /** Origin of the app's pages. */
  readonly origin: string;
  readonly texts: Pick<MainTexts, 't'>;
  /** Loads an address into the window. */
  readonly load: (url: string) => Promise<void>;
  /** Shows a question in front of the window; aborting closes it. */
  readonly ask: (options: MessageBoxOptions) => Promise<Pick<MessageBoxReturnValue, 'response'>>;
  readonly log: (line: string) => void;
  readonly now?: () => number;
}

const WAIT = 0;
const RELOAD = 1;

/** Asks about a page that does not answer, once at a time; closes the question when the page answers again. */
function watchHanging(contents: WatchedContents, { texts, ask }: WatchOptions): void {
  let question: AbortController | null = null;
  contents.on('unresponsive', async () => {
    if (question) return;
    const asked = new AbortController();
    question = asked;
    const { response } = await ask({
      type: 'warning',
      message: texts.t('hung_title'),
      detail: texts.t('hung_text'),
      buttons: [texts.t('hung_wait'), texts.t('hung_reload')],
      defaultId: WAIT,
      cancelId: WAIT,
      noLink: true,
      signal: asked.signal,
    });
    question = null;
    // A hanging page can only be crashed; the crash then reloads it.
    if (response === RELOAD && !asked.signal.aborted) contents.forcefullyCrashRenderer();
  });
  contents.on('responsive', () => question?.abort());
}

/**
 * Reloads a page that has crashed, until it crashes in a loop: then a plain page says what to do, and only the player
 * reloads the product.
 */
export function watchPage(contents: WatchedContents, options: WatchOptions): void {
  const { origin, log, load, now } = options;
  const guard = new LoopGuard(now);
  contents.on('render-process-gone', (_event, { reason, exitCode }) => {
    if (reason === 'clean-exit') return;
    log(`page ended: ${reason} (${exitCode})`);
    if (guard.mayLoadAgain()) contents.reload();
    else void load(`${origin}${FAULT_PATH}`);
  });
  contents.on('did-navigate', (_event, url, _status, _text) => {
    if (url === `${origin}${FAULT_PATH}`) guard.forget();
  });
  watchHanging(contents, options);
}
