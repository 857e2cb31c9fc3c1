import type { storageCalls } from '#shared/host/desktop/storage.ts';
import type { HandlersOf } from '../ipc/answer-calls.ts';
import type { LogPort } from '../log/desktop-log.ts';
import type { StoredValue } from '../state/stored-value.ts';

/** Limits of values and characters, so that a page cannot fill the disk. */
const MAX_VALUES = 300;
const MAX_CHARACTERS = 4_194_304;

/** Signed token in three parts; tokens are never stored unencrypted. */
const SIGNED_TOKEN = /\beyJ[\w-]{5,}\.[\w-]{5,}\.[\w-]{16,}/;

type Values = Readonly<Record<string, string>>;

const signsOf = (values: Values) =>
  Object.entries(values).reduce((sum, [key, value]) => sum + key.length + value.length, 0);

/** Returns why a value is not stored; null when it is. */
function refusalOf(values: Values, written: string): string | null {
  if (SIGNED_TOKEN.test(written)) return 'it is a token';
  if (Object.keys(values).length > MAX_VALUES || signsOf(values) > MAX_CHARACTERS) return 'there is no more room';
  return null;
}

/**
 * Returns the handlers that store small texts of the page. A refused value is dropped without an error, as in a full
 * browser, and logged.
 */
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
      else log.write('warn', 'storage', `${key} was not stored: ${refusal}`);
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
