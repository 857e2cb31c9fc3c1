import { createHash, type Hash } from 'node:crypto';
import type { ProviderAnswer, ProviderClient } from './identity-provider-service.ts';
import { type Person, personNumber } from './people.ts';

interface SignedCallSources {
  readonly tokenOf: (token: string) => { readonly person: Person; readonly clientId: string } | null;
  readonly clientOf: (clientId: string) => ProviderClient | null;
}

const refused = (code: number, message: string): ProviderAnswer => ({
  status: 200,
  body: { error_code: code, error_msg: message, error_data: null },
});

const hex = (hash: Hash) => hash.digest('hex');

/** Whether a call has the digest that its client makes of its parameters. */
function isSigned(form: URLSearchParams, secret: string): boolean {
  const hash = createHash('md5');
  const sorted = [...form.entries()].sort(([first], [second]) => (first < second ? -1 : 1));
  for (const [name, value] of sorted) if (name !== 'sig' && name !== 'access_token') hash.update(`${name}=${value}`);
  const session = createHash('md5').update(`${form.get('access_token')}${secret}`);
  return hex(hash.update(hex(session))) === form.get('sig');
}

/** Answers `users.getCurrentUser` as OK does, to a call with the right digest, key and token. */
export function answerSignedCall(form: URLSearchParams, { tokenOf, clientOf }: SignedCallSources): ProviderAnswer {
  if (form.get('method') !== 'users.getCurrentUser') return refused(3, 'METHOD : Method does not exist');
  const token = tokenOf(form.get('access_token') ?? '');
  const client = token && clientOf(token.clientId);
  if (!token || !client) return refused(103, 'PARAM_SESSION_KEY : Invalid session key');
  if (form.get('application_key') !== client.publicKey) return refused(101, 'PARAM_API_KEY : No application key');
  if (!isSigned(form, client.secret)) return refused(104, 'PARAM_SIGNATURE : Invalid signature');
  const { name, surname, email } = token.person;
  const known = { uid: personNumber(token.person), first_name: name, last_name: surname, email };
  const wanted = new Set((form.get('fields') ?? '').split(','));
  return { status: 200, body: Object.fromEntries(Object.entries(known).filter(([field]) => wanted.has(field))) };
}
