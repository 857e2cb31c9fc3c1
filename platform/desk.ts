import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { staffEmail } from '#shared/contracts/desk/desk-entry.ts';
import { withDatabase } from './database/database.ts';
import { requireMigrated } from './database/migrations.ts';
import { openPool } from './database/pool.ts';
import { deskOriginOf } from './desk-app.ts';
import { readEnvironment } from './environment.ts';
import { createStaffRepository } from './modules/desk/staff/staff-repository.ts';
import {
  createStaffAdministration,
  type StaffAdministration,
  type StaffRow,
} from './modules/desk/staff/staff-service.ts';
import { createSecurityLogRepository, type SecurityLogRepository } from './modules/records/security-log-repository.ts';

/**
 * `npm run desk -- COMMAND`: makes the first administrator of the desk, and lists, disables and resets staff accounts
 * where the desk cannot. Every change is recorded in the security log (decision 042).
 */
const environment = readEnvironment();

const USAGE = `Usage: npm run desk -- COMMAND
  add-admin EMAIL [--name NAME]   adds an administrator, and prints the link by which the account enrols
  list                            lists all staff accounts
  disable EMAIL                   disables an account and ends its sessions
  enable EMAIL                    enables it again
  reset EMAIL                     removes password and authenticator, and prints a new enrolment link`;

/** A mistake in the command line. */
class UsageError extends Error {}

interface Command {
  readonly name: string;
  readonly email: string;
  readonly called: string | undefined;
}

function readCommand(): Command {
  const { values, positionals } = parseArgs({ options: { name: { type: 'string' } }, allowPositionals: true });
  const [name = '', given = ''] = positionals;
  if (!['add-admin', 'disable', 'enable', 'list', 'reset'].includes(name)) throw new UsageError(USAGE);
  if (name === 'list') return { name, email: '', called: undefined };
  const email = v.safeParse(staffEmail, given);
  if (!email.success) throw new UsageError(`"${given}" is no e-mail address.\n${USAGE}`);
  return { name, email: email.output, called: values.name };
}

function lineOf({ email, name, roles, passwordHash, disabledAt }: StaffRow): string {
  const state = disabledAt !== null ? 'disabled' : passwordHash === null ? 'has not enrolled' : 'active';
  return `${email}  ${name}  ${roles.join(', ')}  ${state}`;
}

function linkText(token: string): string {
  const hint =
    environment.deskPort === 0 ? '\nDESK_PORT is not set here: put the address of the desk in its place.' : '';
  return `Open this link to set the password and the authenticator. It works once, for a day:\n  ${deskOriginOf(environment)}/enrol?token=${token}${hint}`;
}

async function change(
  staff: StaffAdministration,
  { name, email, called }: Command,
): Promise<{ id: number; text: string }> {
  if (name === 'add-admin') {
    const { id, token } = await staff.add({ email, name: called ?? email, roles: ['administrator'] });
    return { id, text: linkText(token) };
  }
  const account = (await staff.all()).find((row) => row.email === email);
  if (!account) throw new UsageError(`There is no staff account ${email}. See "npm run desk -- list".`);
  if (name === 'reset') return { id: account.id, text: linkText((await staff.reset(account.id)).token) };
  await staff.setDisabled(account.id, name === 'disable');
  return { id: account.id, text: `${email} is ${name}d.` };
}

async function record(log: SecurityLogRepository, { name }: Command, before: StaffRow | null, after: StaffRow) {
  const shown = (row: StaffRow | null) => row && lineOf(row);
  await log.add({
    happenedAt: Date.now(),
    kind: 'staff_act',
    userId: null,
    staffId: after.id,
    address: '',
    userAgent: '',
    requestId: '',
    details: {
      act: `desk ${name}`,
      by: `command line, user ${userInfo().username}`,
      before: shown(before),
      after: shown(after),
      outcome: 'done',
    },
  });
}

async function run(command: Command): Promise<string> {
  return withDatabase({ ...environment, report: () => undefined }, async (address) => {
    await requireMigrated(address);
    const sql = openPool(address, { size: 1 });
    try {
      const staff = createStaffAdministration({ repository: createStaffRepository(sql) });
      const all = await staff.all();
      if (command.name === 'list') {
        return all.length === 0
          ? 'There is no staff account. Add one: npm run desk -- add-admin EMAIL'
          : all.map(lineOf).join('\n');
      }
      const before = all.find(({ email }) => email === command.email) ?? null;
      const { id, text } = await change(staff, command);
      await record(createSecurityLogRepository(sql), command, before, await staff.byId(id));
      return text;
    } finally {
      await sql.end({ timeout: 1 });
    }
  });
}

try {
  console.log(await run(readCommand()));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
