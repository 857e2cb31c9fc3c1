import type { Pool } from '../database/pool.ts';

/**
 * Runs `reload` after every notice on a database channel and after each reconnection, since notices are lost with the
 * connection. Runs never overlap, and a notice during a run causes one more, so the last run has seen the last change.
 * Resolves to its undo once it listens.
 *
 * @param onError receives the error of a reload; the next notice tries again
 */
export async function followNotices(
  sql: Pool,
  channel: string,
  reload: () => Promise<void>,
  onError: (error: unknown) => void,
): Promise<() => Promise<void>> {
  let running = false;
  let again = false;

  async function run(): Promise<void> {
    if (running) {
      again = true;
      return;
    }
    running = true;
    do {
      again = false;
      await reload().catch(onError);
    } while (again);
    running = false;
  }

  let listening = false;
  const request = await sql.listen(
    channel,
    () => void run(),
    () => {
      if (listening) void run();
    },
  );
  listening = true;
  return async () => {
    await request.unlisten();
  };
}
