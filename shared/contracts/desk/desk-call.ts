import * as v from 'valibot';
import type { StaffRole } from '../../domain/staff/staff-roles.ts';
import { type Call, defineCall } from '../call.ts';

/** Prefix of the desk's calls, which are served on a port of their own and never by the site. */
export const DESK_PREFIX = '/desk-api';

/** A call of the desk: only staff accounts with one of the roles may make it; an empty list admits every account. */
export type DeskCall = Call & { readonly roles: readonly StaffRole[] };

type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;

/** Why a change is made, for the record: a sentence or the number of a ticket. */
export const deskReason = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(5, 'Say in five characters or more why'),
  v.maxLength(500),
);

/** Id of a player, in a body. */
export const playerId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
/** Id of the proposal that an act has become, because it gives money; null when it was carried out. */
export const proposal = v.nullable(v.number());
/** Id of a row, in a path. */
export const idInPath = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/, 'Must be a number'));

interface ReadInput<A extends Schema, P extends Schema | undefined, Q extends Schema | undefined> {
  readonly id: string;
  /** Path below the prefix. */
  readonly path: string;
  readonly summary: string;
  readonly roles: readonly StaffRole[];
  readonly answer: A;
  readonly params?: P;
  readonly query?: Q;
  readonly errors?: readonly string[];
}

/** Returns the description of a call of the desk that changes nothing. */
export function defineDeskRead<
  A extends Schema,
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
>({ path, roles, errors = [], ...input }: ReadInput<A, P, Q>) {
  const call = defineCall<A, P, Q>({
    ...input,
    method: 'GET',
    path: DESK_PREFIX + path,
    rate: 'staff',
    auth: true,
    errors: ['FORBIDDEN', ...errors],
  });
  return { ...call, roles };
}

interface ActInput<E extends v.ObjectEntries, A extends Schema> {
  readonly id: string;
  /** Path below the prefix. */
  readonly path: string;
  readonly summary: string;
  readonly roles: readonly StaffRole[];
  readonly entries: E;
  readonly answer: A;
  readonly errors?: readonly string[];
}

/** A reason that may be left out: what is written to a visitor says itself why it is written. */
export const impliedReason = v.optional(deskReason, 'work on a message of a visitor');

/**
 * Returns the description of a change at the desk: every one says why, and its body has no unknown entries.
 *
 * @param input `entries` of the body; a `reason` among them takes the place of the required one
 */
export function defineDeskAct<E extends v.ObjectEntries, A extends Schema>({
  path,
  roles,
  entries,
  errors = [],
  ...input
}: ActInput<E, A>) {
  const call = defineCall({
    ...input,
    method: 'POST',
    path: DESK_PREFIX + path,
    rate: 'staff',
    auth: true,
    body: v.strictObject({ reason: deskReason, ...entries }),
    errors: ['FORBIDDEN', ...errors],
  });
  return { ...call, roles };
}
