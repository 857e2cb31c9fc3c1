import * as v from 'valibot';

/** Key of the record. */
export const REGISTRATION_KEY = 'fairline:registration-record';

/** How a visitor's registration goes (betting §4, registration analytics record). */
export interface RegistrationRecord {
  /** Tries that failed since the last account was opened here. */
  readonly tries: number;
  /** Epoch ms of the last try; null before the first. */
  readonly lastCallAt: number | null;
  /** An account was opened. */
  readonly isDone: boolean;
}

const NONE: RegistrationRecord = { tries: 0, lastCallAt: null, isDone: false };

const schema = v.object({ tries: v.number(), lastCallAt: v.nullable(v.number()), isDone: v.boolean() });

/** The record after a try. A failed one is counted once, however often its answer is looked at: by its instant. */
export function afterTry(
  record: RegistrationRecord,
  { at, isDone }: { at: number; isDone: boolean },
): RegistrationRecord {
  if (isDone) return { tries: 0, lastCallAt: at, isDone: true };
  if (record.lastCallAt === at) return record;
  return { tries: record.tries + 1, lastCallAt: at, isDone: false };
}

export function readRecord(local: Pick<Storage, 'getItem'>): RegistrationRecord {
  try {
    const result = v.safeParse(schema, JSON.parse(local.getItem(REGISTRATION_KEY) ?? 'null'));
    return result.success ? result.output : NONE;
  } catch {
    return NONE;
  }
}

export function writeRecord(local: Pick<Storage, 'setItem'>, record: RegistrationRecord): void {
  local.setItem(REGISTRATION_KEY, JSON.stringify(record));
}
