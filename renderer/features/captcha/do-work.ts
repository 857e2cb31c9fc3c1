import { trustedScriptAddress } from '#renderer/lib/page/trusted-text.ts';
import { findProof, type Work } from './find-proof.ts';
import workerAddress from './proof-worker.ts?worker&url';

/** Numbers that are tried at once where there is no worker: few enough to keep the page responsive. */
const BATCH = 512;

/** Works in the page itself, with pauses in which it draws and handles input. */
async function workInPage(work: Work, signal: AbortSignal): Promise<string | null> {
  for (let first = 0; !signal.aborted; first += BATCH) {
    const proof = findProof(work, first, BATCH);
    if (proof !== null) return proof;
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  return null;
}

/** Works in a worker, so that the page stays fluent; the promise is rejected when the worker cannot be loaded. */
function workInWorker(work: Work, signal: AbortSignal): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(trustedScriptAddress(workerAddress), { type: 'module' });
    const end = (settle: () => void) => {
      worker.terminate();
      signal.removeEventListener('abort', cancel);
      settle();
    };
    const cancel = () => end(() => resolve(null));
    worker.onmessage = ({ data }: MessageEvent<string>) => end(() => resolve(data));
    worker.onerror = () => end(() => reject(new Error('The worker of the captcha could not be loaded')));
    signal.addEventListener('abort', cancel);
    worker.postMessage(work);
  });
}

/**
 * Finds the proof of work of a captcha: some seconds of one processor.
 * @returns the proof; null when it was cancelled
 */
export async function doWork(work: Work, signal: AbortSignal): Promise<string | null> {
  if (signal.aborted) return null;
  if (typeof Worker === 'undefined') return workInPage(work, signal);
  return workInWorker(work, signal).catch(() => workInPage(work, signal));
}
