import { isEmailAddress, normaliseEmail } from '#shared/domain/registration/email-address.ts';
import type { NetworkId } from '#shared/domain/social/social-networks.ts';
import type { SocialProvider } from '../../config/config-service.ts';
import type { SocialProfile } from '../social-sign-ups.ts';

/** A network's answer, not yet checked. */
export type Fields = Readonly<Record<string, unknown>>;

/** OpenID Connect's names of a person's fields. */
export const STANDARD_FIELDS: SocialProvider['profile'] = {
  subject: 'sub',
  email: 'email',
  isEmailVerified: 'email_verified',
  name: 'given_name',
  surname: 'family_name',
};

const ALWAYS = 'always';
const MAX_FIELD_LENGTH = 254;

/** Returns a field by its dotted path; own properties only. */
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
 * Returns the person of a network's answer. Drops an invalid e-mail; treats one as confirmed only if the network says
 * so.
 *
 * @throws Error when the answer has no id of the person
 */
export function readProfile(network: NetworkId, fields: Fields, names: SocialProvider['profile']): SocialProfile {
  const subject = textOf(fieldOf(fields, names.subject));
  if (subject === null) throw new Error(`The answer of ${network} has no id of the person`);
  const address = textOf(fieldOf(fields, names.email)) ?? '';
  const email = isEmailAddress(address) ? normaliseEmail(address) : null;
  const said = fieldOf(fields, names.isEmailVerified === ALWAYS ? undefined : names.isEmailVerified);
  // Some networks write the boolean as text.
  const isVerified = names.isEmailVerified === ALWAYS || said === true || said === 'true';
  return {
    network,
    subject,
    email,
    isEmailVerified: email !== null && isVerified,
    name: textOf(fieldOf(fields, names.name)),
    surname: textOf(fieldOf(fields, names.surname)),
    handle: null,
  };
}
