import * as v from 'valibot';

const storageKey = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9:_-]{0,63}$/i));
const STORED_LENGTH = 262_144;

/**
 * Calls about small texts that the app stores for the page (`HostPort.storage`): keys of up to 64 characters, values of
 * up to 256 Ki.
 */
export const storageCalls = {
  'storage:read': v.strictTuple([storageKey]),
  'storage:write': v.strictTuple([storageKey, v.pipe(v.string(), v.maxLength(STORED_LENGTH))]),
  'storage:remove': v.strictTuple([storageKey]),
} as const;

export interface StorageAnswers {
  /** Stored value; null when there is none. */
  readonly 'storage:read': string | null;
  readonly 'storage:write': undefined;
  readonly 'storage:remove': undefined;
}
