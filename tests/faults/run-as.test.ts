import { chmod, link, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openEmbeddedDatabase } from '#platform/database/embedded/embedded-database.ts';
import { eventually } from '#tests/fixtures/eventually.ts';
import { databaseServers, type PlatformProcess, startPlatformProcess } from '../fixtures/platform/platform-process.ts';

/** An ordinary user that every Linux has. */
const USER = 'nobody';
let folder = '';
let platform: PlatformProcess;

/** Returns the real, effective, saved and file system ids of a process, as the kernel knows them. */
async function idsOf(pid: number, kind: 'Gid' | 'Uid'): Promise<number[]> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return (new RegExp(`^${kind}:\\s+(.*)$`, 'm').exec(status)?.[1] ?? '').split('\t').map(Number);
}

describe.skipIf(process.getuid?.() !== 0 || process.platform !== 'linux')(
  'a platform that root starts with RUN_AS',
  () => {
    let uid = 0;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'fairline-run-as-'));
      await chmod(folder, 0o755);
      // The folder of a start as root without RUN_AS, whose database belongs to another user.
      const before = await openEmbeddedDatabase(join(folder, 'data'), () => undefined);
      await before.stop();
      const file = join(folder, 'outside');
      await writeFile(file, 'root’s');
      await link(file, join(folder, 'data', 'planted'));
      platform = await startPlatformProcess(join(folder, 'data'), { variables: { RUN_AS: USER } });
      const passwd = await readFile('/etc/passwd', 'utf8');
      uid = Number(new RegExp(`^${USER}:[^:]*:(\\d+):`, 'm').exec(passwd)?.[1]);
    }, 120_000);
    afterAll(async () => {
      await platform?.stop();
      await rm(folder, { recursive: true, force: true });
    });

    test('is no longer root, and neither is its database', async () => {
      expect(uid).toBeGreaterThan(0);
      await eventually(async () => expect(await idsOf(platform.pid, 'Uid')).toEqual([uid, uid, uid, uid]));
      expect(new Set(await idsOf(platform.pid, 'Gid')).has(0)).toBe(false);
      const [server = 0] = await databaseServers(join(folder, 'data'));
      expect(await idsOf(server, 'Uid')).toEqual([uid, uid, uid, uid]);
    });

    test('keeps its folder closed to others, and the signing keys root’s', async () => {
      const facts = await stat(join(folder, 'data'));
      expect([facts.uid, facts.mode & 0o777]).toEqual([uid, 0o700]);
      const keys = await stat(join(folder, 'data', 'signing-keys'));
      expect([keys.uid, keys.mode & 0o777]).toEqual([0, 0o600]);
      expect((await stat(join(folder, 'outside'))).uid, 'a second name of a file elsewhere').toBe(0);
    });

    test('serves, and starts its database again when that has ended', async () => {
      const ready = async () => (await fetch(`${platform.origin}/readyz`)).status;
      expect(await ready()).toBe(200);
      const [server = 0] = await databaseServers(join(folder, 'data'));
      process.kill(server, 'SIGKILL');
      await vi.waitFor(
        async () => {
          expect(await databaseServers(join(folder, 'data'))).not.toContain(server);
          expect(await ready()).toBe(200);
        },
        { timeout: 30_000, interval: 200 },
      );
      const [again = 0] = await databaseServers(join(folder, 'data'));
      expect(await idsOf(again, 'Uid')).toEqual([uid, uid, uid, uid]);
    });
  },
);
