import {
  deskAddStaffCall,
  deskDisableStaffCall,
  deskLogCall,
  deskResetStaffCall,
  deskStaffCall,
  deskStaffRolesCall,
} from '#shared/contracts/desk/desk-staff.ts';
import { SECURITY_EVENT_KINDS, type SecurityEventKind } from '#shared/domain/records/security-event-kinds.ts';
import { ApiError } from '../../../plugins/api-error.ts';
import type { SecurityLog } from '../../records/security-log-service.ts';
import type { DeskRegistry } from '../desk-registry.ts';
import type { StaffAccounts, StaffRow } from '../staff/staff-service.ts';

export interface StaffActsInput {
  readonly staff: StaffAccounts;
  readonly securityLog: Pick<SecurityLog, 'list'>;
  /** Returns the address of an enrolment by its token. */
  readonly enrolmentLink: (token: string) => string;
}

const DAY = 86_400_000;

function toListed({ passwordHash, roles, ...row }: StaffRow) {
  const { id, email, name, disabledAt, createdAt, signedInAt } = row;
  return { id, email, name, roles: [...roles], isEnrolled: passwordHash !== null, disabledAt, createdAt, signedInAt };
}

/** Reads a comma list of kinds. ApiError BAD_REQUEST for one that the log does not know. */
function kindsOf(list: string | undefined): SecurityEventKind[] {
  const wanted = (list ?? '')
    .split(',')
    .map((kind) => kind.trim())
    .filter(Boolean);
  const unknown = wanted.filter((kind) => !SECURITY_EVENT_KINDS.some((known) => known === kind));
  if (unknown.length > 0) {
    const issues = [{ path: 'query.kinds', message: `no such kind of event: ${unknown.join(', ')}` }];
    throw new ApiError('BAD_REQUEST', { message: 'The query is not as described.', issues });
  }
  return wanted as SecurityEventKind[];
}

const dayOf = (text: string | undefined) => (text ? Date.parse(`${text}T00:00:00Z`) : null);

/** Registers the acts of administrators: staff accounts and the security log. */
export function staffActs(desk: DeskRegistry, { staff, securityLog, enrolmentLink }: StaffActsInput): void {
  const listed = async (id: number) => toListed(await staff.byId(id));
  const invited = ({ id, token }: { id: number; token: string }) => ({ staffId: id, link: enrolmentLink(token) });

  desk.read(deskStaffCall, async () => ({ staff: (await staff.all()).map(toListed) }));
  desk.act(deskAddStaffCall, {
    state: async ({ email }) => (await staff.all()).filter((row) => row.email === email).map(toListed),
    apply: async ({ email, name, roles }) => invited(await staff.add({ email, name, roles })),
  });
  desk.act(deskStaffRolesCall, {
    state: ({ staffId }) => listed(staffId),
    async apply({ staffId, roles }) {
      await staff.setRoles(staffId, roles);
      return { staffId, roles };
    },
  });
  desk.act(deskDisableStaffCall, {
    state: ({ staffId }) => listed(staffId),
    async apply({ staffId, isDisabled }) {
      await staff.setDisabled(staffId, isDisabled);
      return { staffId, isDisabled };
    },
  });
  desk.act(deskResetStaffCall, {
    state: ({ staffId }) => listed(staffId),
    apply: async ({ staffId }) => invited(await staff.reset(staffId)),
  });
  desk.read(deskLogCall, async ({ query }) => {
    const to = dayOf(query.to);
    const page = await securityLog.list({
      userId: query.userId ? Number(query.userId) : null,
      kinds: kindsOf(query.kinds),
      from: dayOf(query.from),
      to: to === null ? null : to + DAY,
      cursor: query.cursor ? Number(query.cursor) : null,
    });
    const events = page.events.map(({ happenedAt, userAgent: _, details, ...event }) => ({
      ...event,
      at: happenedAt,
      details: { ...details },
    }));
    return { events, next: page.next === null ? null : String(page.next) };
  });
}
