import type { storageCalls } from '#shared/host/desktop/storage.ts';
import type { HandlersOf } from '../ipc/answer-calls.ts';
import type { LogPort } from '../log/desktop-log.ts';
import type { StoredValue } from '../state/stored-value.ts';

/** A page may not fill the disk: so many values, so many signs in all of them. */
const MAX_VALUES = 300;
const MAX_CHARACTERS = 4_194_304;

/** Three parts of a signed token, each a text of its own alphabet: nothing of the kind is kept in clear. */
const SIGNED_TOKEN = /\beyJ[\w-]{5,}\.[\w-]{5,}\.[\w-]{16,}/;

type Values = Readonly<Record<string, string>>;

const signsOf = (values: Values) =>
  Object.entries(values).reduce((sum, [key, value]) => sum + key.length + value.length, 0);

/** Why a value is not kept; null: it is. */
function refusalOf(values: Values, written: string): string | null {
  if (SIGNED_TOKEN.test(written)) return 'it is a token';
  if (Object.keys(values).length > MAX_VALUES || signsOf(values) > MAX_CHARACTERS) return 'there is no more room';
  return null;
}

/** Small texts of the page. What is not kept is lost silently, as in a full browser; the log tells. */
export function storageHandlers(
  stored: Pick<StoredValue<Record<string, string>>, 'get' | 'set'>,
  log: LogPort,
): HandlersOf<typeof storageCalls> {
  const values = (): Values => stored.get() ?? {};
  return {
    'storage:read': (key) => (Object.hasOwn(values(), key) ? (values()[key] ?? null) : null),
    'storage:write': (key, value) => {
      const next = { ...values(), [key]: value };
      const refusal = refusalOf(next, value);
      if (refusal === null) stored.set(next);
      else log.write('warn', 'storage', `${key} was not kept: ${refusal}`);
      return undefined;
    },
    'storage:remove': (key) => {
      if (!Object.hasOwn(values(), key)) return undefined;
      const { [key]: _removed, ...rest } = values();
      stored.set(rest);
      return undefined;
    },
  };
}
