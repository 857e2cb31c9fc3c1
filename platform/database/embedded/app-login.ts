import { randomBytes } from 'node:crypto';
import { chown, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type postgres from 'postgres';
import { APP_ROLE } from '../roles.ts';
import type { ServiceUser } from './service-user.ts';

/** Name of the file with the password of the platform's role, needed where the server listens on a port. */
const APP_PASSWORD_FILE = 'fairline-app-password';

/** Returns the password of the platform's role; '' before it has one. */
export async function readAppPassword(directory: string): Promise<string> {
  return (await readFile(join(directory, APP_PASSWORD_FILE), 'utf8').catch(() => '')).trim();
}

/** Creates the role, or takes from an existing one every right by which it could become another. */
const GIVE_LOGIN = `
  do $$
  declare
    granted regrole;
  begin
    if not exists (select from pg_roles where rolname = '${APP_ROLE}') then
      create role ${APP_ROLE} login;
    end if;
    if exists (
      select from pg_roles where rolname = '${APP_ROLE}'
        and (not rolcanlogin or rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls)
    ) then
      alter role ${APP_ROLE} login nosuperuser nocreaterole nocreatedb noreplication nobypassrls;
    end if;
    for granted in select roleid::regrole from pg_auth_members where member = '${APP_ROLE}'::regrole loop
      execute format('revoke %s from ${APP_ROLE}', granted);
    end loop;
  end $$`;

/**
 * Lets the platform's role sign in to an embedded server. The role may become no other.
 *
 * @param owner a connection as superuser
 * @param needsPassword whether the server listens on a port
 */
export async function giveAppLogin(
  owner: postgres.Sql,
  directory: string,
  user: ServiceUser,
  needsPassword: boolean,
): Promise<void> {
  await owner.unsafe(GIVE_LOGIN).simple();
  if (!needsPassword || (await readAppPassword(directory)) !== '') return;
  const password = randomBytes(24).toString('base64url');
  const file = join(directory, APP_PASSWORD_FILE);
  await owner.unsafe(`alter role ${APP_ROLE} password '${password}'`).simple();
  await writeFile(file, password, { mode: 0o600 });
  if (user) await chown(file, user.uid, user.gid);
}
