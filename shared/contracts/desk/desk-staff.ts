import * as v from 'valibot';
import { STAFF_ROLES } from '../../domain/staff/staff-roles.ts';
import { calendarDay, shownInstant } from '../instant.ts';
import { defineDeskAct, defineDeskRead } from './desk-call.ts';
import { staffEmail, staffSchema } from './desk-entry.ts';

const staffId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const roles = v.pipe(v.array(v.picklist(STAFF_ROLES)), v.minLength(1, 'At least one role'));
/** Wall clock, epoch ms. */
const instant = v.nullable(shownInstant);

/** Address of the page on which an account sets its password and authenticator; it is good once, for a day. */
const enrolment = v.object({ staffId: v.number(), link: v.string() });

export const deskStaffCall = defineDeskRead({
  id: 'deskStaff',
  path: '/staff',
  summary: 'All staff accounts',
  roles: ['administrator'],
  answer: v.object({
    staff: v.array(
      v.object({
        ...staffSchema.entries,
        isEnrolled: v.boolean(),
        disabledAt: instant,
        createdAt: shownInstant,
        signedInAt: instant,
      }),
    ),
  }),
});

export const deskAddStaffCall = defineDeskAct({
  id: 'deskAddStaff',
  path: '/staff/add',
  summary: 'Adds a staff account, and answers the link by which it enrols',
  roles: ['administrator'],
  entries: { email: staffEmail, name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)), roles },
  answer: enrolment,
  errors: ['EMAIL_TAKEN'],
});

export const deskStaffRolesCall = defineDeskAct({
  id: 'deskStaffRoles',
  path: '/staff/roles',
  summary: 'Changes the roles of a staff account and ends its sessions',
  roles: ['administrator'],
  entries: { staffId, roles },
  answer: v.object({ staffId: v.number(), roles: v.array(v.string()) }),
  errors: ['ACCOUNT_UNKNOWN'],
});

export const deskDisableStaffCall = defineDeskAct({
  id: 'deskDisableStaff',
  path: '/staff/disable',
  summary: 'Disables a staff account and ends its sessions, or enables it again',
  roles: ['administrator'],
  entries: { staffId, isDisabled: v.boolean() },
  answer: v.object({ staffId: v.number(), isDisabled: v.boolean() }),
  errors: ['ACCOUNT_UNKNOWN'],
});

export const deskResetStaffCall = defineDeskAct({
  id: 'deskResetStaff',
  path: '/staff/reset',
  summary: 'Removes the password and the authenticator of a staff account, and answers a new enrolment link',
  roles: ['administrator'],
  entries: { staffId },
  answer: enrolment,
  errors: ['ACCOUNT_UNKNOWN'],
});

/** Answers the security log: sign-ins, changes, acts of staff. */
export const deskLogCall = defineDeskRead({
  id: 'deskLog',
  path: '/log',
  summary: 'Security events, the newest first',
  roles: ['administrator'],
  query: v.object({
    userId: v.optional(v.pipe(v.string(), v.regex(/^\d{0,15}$/))),
    /** Comma list of kinds. */
    kinds: v.optional(v.pipe(v.string(), v.maxLength(1000))),
    /** Days of UTC, both included. */
    from: v.optional(calendarDay),
    to: v.optional(calendarDay),
    cursor: v.optional(v.pipe(v.string(), v.maxLength(100))),
  }),
  answer: v.object({
    events: v.array(
      v.object({
        id: v.number(),
        kind: v.string(),
        /** Wall clock, epoch ms. */
        at: shownInstant,
        userId: v.nullable(v.number()),
        staffId: v.nullable(v.number()),
        address: v.string(),
        requestId: v.string(),
        details: v.record(v.string(), v.unknown()),
      }),
    ),
    next: v.nullable(v.string()),
  }),
});
