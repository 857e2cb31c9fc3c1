import type { Pool } from '../database/pool.ts';

/**
 * Runs `reload` after every notice on a database channel and after each reconnection, since notices are lost with the
 * connection. Runs never overlap, and a notice during a run causes one more, so the last run has seen the last change.
 *
 * @returns once it listens: its undo, which resolves when the last run has ended, so that the database may be closed
 * @param onError receives the error of a reload; the next notice tries again
 */
export async function followNotices(
  sql: Pool,
  channel: string,
  reload: () => Promise<void>,
  onError: (error: unknown) => void,
): Promise<() => Promise<void>> {
  let running: Promise<void> | null = null;
  let isDue = false;
  let isEnded = false;

  async function runWhileDue(): Promise<void> {
    try {
      while (isDue && !isEnded) {
        isDue = false;
        await reload().catch(onError);
      }
    } finally {
      running = null;
    }
  }

  function request(): void {
    if (isEnded) return;
    isDue = true;
    running ??= runWhileDue();
  }

  let isListening = false;
  const listening = await sql.listen(channel, request, () => {
    if (isListening) request();
  });
  isListening = true;
  return async () => {
    isEnded = true;
    await listening.unlisten();
    await running;
  };
}
