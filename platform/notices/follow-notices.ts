import type { Pool } from '../database/pool.ts';

/**
 * Runs `reload` after every notice on a channel of the database and after a lost connection has come back (notices are
 * lost with it). Runs never overlap, and a notice during a run causes one more, so the last run has seen the last
 * change. Resolves once it listens, to its undo.
 *
 * @param onError told when a reload fails; the next notice tries again
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
