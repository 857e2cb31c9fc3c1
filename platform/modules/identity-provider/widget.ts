import { createHash, createHmac } from 'node:crypto';
import type { ProviderClient } from './identity-provider-service.ts';
import { type Person, personNumber } from './people.ts';

/** Request that opened the page of the widget. */
export interface WidgetRequest {
  /** Token of the bot. */
  readonly token: string;
  readonly returnTo: string;
}

/** Returns the request of a page; null unless it leads back to the address of its bot on this site. */
export function readWidgetRequest(
  query: URLSearchParams,
  origin: string,
  clientOf: (clientId: string) => ProviderClient | null,
): WidgetRequest | null {
  const client = clientOf(query.get('bot_id') ?? '');
  const returnTo = query.get('return_to') ?? '';
  if (!client || query.get('origin') !== origin || !URL.canParse(returnTo)) return null;
  const { origin: host, pathname } = new URL(returnTo);
  return host === origin && pathname === client.redirectPath ? { token: client.secret, returnTo } : null;
}

/**
 * Returns the redirect of Telegram: in the fragment, the fields of the person, signed with the token of the bot; `false`
 * for a person who has not agreed.
 *
 * @param now epoch ms
 */
export function widgetAnswer({ token, returnTo }: WidgetRequest, person: Person | null, now: number): string {
  if (!person) return `${returnTo}#tgAuthResult=false`;
  const { name, surname } = person;
  const fields: readonly (readonly [string, string | number])[] = [
    ['auth_date', Math.floor(now / 1000)],
    ['first_name', name === '' ? 'Player' : name],
    ['id', Number(personNumber(person))],
    ...(surname === '' ? [] : ([['last_name', surname]] as const)),
    ['username', person.email.slice(0, person.email.indexOf('@')).replaceAll(/\W/g, '_')],
  ];
  const key = createHash('sha256').update(token).digest();
  const signed = fields.map(([field, value]) => `${field}=${value}`).join('\n');
  const hash = createHmac('sha256', key).update(signed).digest('hex');
  const answer = JSON.stringify({ ...Object.fromEntries(fields), hash });
  return `${returnTo}#tgAuthResult=${Buffer.from(answer).toString('base64url')}`;
}
