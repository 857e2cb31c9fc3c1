import { execFile } from 'node:child_process';
import { chmod, chown, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { APP_ROLE } from '../roles.ts';
import { SUPERUSER } from './cluster-directory.ts';
import type { ServiceUser } from './service-user.ts';

const run = promisify(execFile);

const HEAD = '# Fairline writes this file at each start; changes are lost.\n';
/** Name of the map of operating system users. */
const MAP = 'fairline';

/** Returns the name of a user of the operating system; '' when it has none. */
async function nameOf(uid: number): Promise<string> {
  return run('id', ['-un', String(uid)]).then(
    ({ stdout }) => stdout.trim(),
    () => '',
  );
}

/**
 * Returns who may connect (pg_hba.conf). On the socket, the kernel names the user of the calling process; on the port of
 * the loopback interface a password is needed.
 */
export function connectionRules(hasSocket: boolean): string {
  const rules = [
    ...(hasSocket
      ? [
          `local all ${SUPERUSER} peer map=${MAP}`,
          `local all ${APP_ROLE} peer map=${MAP}`,
          `local replication ${SUPERUSER} peer map=${MAP}`,
          'local all all scram-sha-256',
        ]
      : []),
    'host all all 127.0.0.1/32 scram-sha-256',
    'host all all ::1/128 scram-sha-256',
    `host replication ${SUPERUSER} 127.0.0.1/32 scram-sha-256`,
  ];
  return `${HEAD}${rules.join('\n')}\n`;
}

/** Returns which users of the operating system may connect as which role (pg_ident.conf). */
export function userMap(users: readonly string[]): string {
  const lines = users.flatMap((user) => [SUPERUSER, APP_ROLE].map((role) => `${MAP} "${user}" ${role}`));
  return `${HEAD}${lines.join('\n')}\n`;
}

/** Replaces a file unless it has this text already; returns whether it was replaced. */
async function replaceFile(file: string, text: string, user: ServiceUser): Promise<boolean> {
  if ((await readFile(file, 'utf8').catch(() => null)) === text) return false;
  const aside = `${file}.fairline-${process.pid}`;
  await writeFile(aside, text, { mode: 0o600 });
  await chmod(aside, 0o600);
  if (user) await chown(aside, user.uid, user.gid);
  await rename(aside, file);
  return true;
}

/**
 * Writes who may connect to a cluster: this user, root and the owner of the cluster, who could read its files anyway.
 *
 * @param directory the cluster's
 * @param hasSocket whether its server listens on a Unix socket
 * @returns whether something changed, so that a running server has to read the files again
 */
export async function writeAccessFiles(directory: string, user: ServiceUser, hasSocket: boolean): Promise<boolean> {
  const hba = await replaceFile(join(directory, 'pg_hba.conf'), connectionRules(hasSocket), user);
  if (!hasSocket) return hba;
  const owner = await nameOf((await stat(directory)).uid);
  const users = [...new Set(['root', owner, userInfo().username])].filter((name) => name !== '').sort();
  const map = await replaceFile(join(directory, 'pg_ident.conf'), userMap(users), user);
  return hba || map;
}
