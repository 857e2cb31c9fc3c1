import type { NetworkId } from '#shared/domain/social/social-networks.ts';
import type { SocialProvider } from '../../config/config-service.ts';
import type { SocialProfile } from '../social-sign-ups.ts';

/** What a network answers, unread. */
export type Fields = Readonly<Record<string, unknown>>;

/** What OpenID Connect calls the fields of a person. */
export const STANDARD_FIELDS: SocialProvider['profile'] = {
  subject: 'sub',
  email: 'email',
  isEmailVerified: 'email_verified',
  name: 'given_name',
  surname: 'family_name',
};

const ALWAYS = 'always';
const MAX_FIELD_LENGTH = 254;
const EMAIL = /^[^\s@]{1,64}@[^\s@]+\.[^\s@.]+$/;

/** A field, by its names with dots between them; own ones alone. */
function fieldOf(fields: Fields, path: string | undefined): unknown {
  let value: unknown = path === undefined ? undefined : fields;
  for (const name of path?.split('.') ?? []) {
    const isThere = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
    value = isThere ? (value as Fields)[name] : undefined;
  }
  return value;
}

function textOf(value: unknown): string | null {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  return text === '' || text.length > MAX_FIELD_LENGTH ? null : text;
}

/**
 * Who somebody is, by the answer of a network. An e-mail that can be none is left out; one that the network does not call
 * confirmed is not.
 *
 * @throws Error when the network does not say who it is
 */
export function readProfile(network: NetworkId, fields: Fields, names: SocialProvider['profile']): SocialProfile {
  const subject = textOf(fieldOf(fields, names.subject));
  if (subject === null) throw new Error(`${network} does not say who it is`);
  const address = textOf(fieldOf(fields, names.email))?.toLowerCase() ?? '';
  const email = EMAIL.test(address) ? address : null;
  const said = fieldOf(fields, names.isEmailVerified === ALWAYS ? undefined : names.isEmailVerified);
  // Some networks write it as a text.
  const isVerified = names.isEmailVerified === ALWAYS || said === true || said === 'true';
  return {
    network,
    subject,
    email,
    isEmailVerified: email !== null && isVerified,
    name: textOf(fieldOf(fields, names.name)),
    surname: textOf(fieldOf(fields, names.surname)),
  };
}
