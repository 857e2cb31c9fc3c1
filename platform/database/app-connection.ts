import { ConnectionError } from './connection-security.ts';
import type { DatabaseReporter } from './embedded/embedded-database.ts';
import { type DatabaseAddress, openPool, type Pool } from './pool.ts';
import { APP_ROLE } from './roles.ts';

/** What the role of a connection may do besides the platform's work. */
interface RoleFacts {
  readonly name: string;
  /** Attributes such as SUPERUSER; '' for none. */
  readonly attributes: string;
  readonly ownsSchema: boolean;
  /** Other roles that it can become, without the platform's own; '' for none. */
  readonly becomes: string;
  /** It can take the role of the platform. */
  readonly hasAppRole: boolean;
}

async function readFacts(sql: Pool): Promise<RoleFacts> {
  const [facts] = await sql<[RoleFacts]>`
    select r.rolname as name,
      concat_ws(', ', case when r.rolsuper then 'SUPERUSER' end, case when r.rolcreaterole then 'CREATEROLE' end,
        case when r.rolcreatedb then 'CREATEDB' end, case when r.rolreplication then 'REPLICATION' end,
        case when r.rolbypassrls then 'BYPASSRLS' end) as attributes,
      exists (select from pg_class c where c.oid = to_regclass('ledger_entry') and pg_has_role(r.oid, c.relowner, 'member'))
        as "ownsSchema",
      coalesce((select string_agg(o.rolname, ', ' order by o.rolname) from pg_roles o
        where o.oid <> r.oid and o.rolname not in (${APP_ROLE}, 'pg_database_owner') and pg_has_role(r.oid, o.oid, 'set')), '') as becomes,
      exists (select from pg_roles o where o.rolname = ${APP_ROLE} and pg_has_role(r.oid, o.oid, 'set')) as "hasAppRole"
    from pg_roles r where r.rolname = session_user`;
  return facts;
}

function excessOf({ attributes, ownsSchema, becomes }: RoleFacts): string[] {
  return [
    ...(attributes === '' ? [] : [`has ${attributes}`]),
    ...(ownsSchema ? ['owns the tables'] : []),
    // A superuser can become every role; the list would say nothing.
    ...(becomes === '' || attributes.includes('SUPERUSER') ? [] : [`can become ${becomes}`]),
  ];
}

/** Options of the platform's pools. */
interface AppRole {
  /** Role that the pools assume; null for the one that connects. */
  readonly role: string | null;
}

/**
 * Checks the role by which the platform works in a database of DATABASE_URL: it must not be one that can do more. In
 * production another one is refused; elsewhere the platform assumes its own role, if there is one, and a warning says
 * that this does not hold against everything.
 *
 * @throws ConnectionError in production, when the role may do more than the platform needs
 */
export async function chooseAppRole(
  address: DatabaseAddress,
  { isProduction, report }: { readonly isProduction: boolean; readonly report: DatabaseReporter },
): Promise<AppRole> {
  const sql = openPool(address, { size: 1 });
  const facts = await readFacts(sql).finally(() => sql.end({ timeout: 1 }));
  const excess = excessOf(facts);
  const role = facts.hasAppRole && facts.name !== APP_ROLE ? APP_ROLE : null;
  if (excess.length === 0) return { role };
  const advice =
    `DATABASE_URL signs in as ${facts.name}, who ${excess.join(' and ')}. Let the platform sign in as ${APP_ROLE} ` +
    `("alter role ${APP_ROLE} login password '…'"), and give the owner's connection to "npm run migrate" as DATABASE_OWNER_URL.`;
  if (isProduction) throw new ConnectionError(advice);
  const remark = role ? '' : ` There is no role ${APP_ROLE}; the platform works as the owner of the database.`;
  report('warn', advice + remark);
  return { role };
}
