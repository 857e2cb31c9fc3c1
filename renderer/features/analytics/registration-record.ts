import * as v from 'valibot';
import { REGISTRATION_TYPES, type RegistrationType } from '#shared/domain/registration/registration-fields.ts';
import { readStoredJson } from '#shared/text/stored-json.ts';

/** Key of the record. */
export const REGISTRATION_KEY = 'fairline:registration-record';

/** Record of a visitor's registration (betting §4, registration analytics record) and failed sign-ins. */
export interface RegistrationRecord {
  /** Failed attempts since the last registration on this device. */
  readonly tries: number;
  /** Epoch ms of the last call; null before the first. */
  readonly lastCallAt: number | null;
  /** An account was registered. */
  readonly isDone: boolean;
  /** A registration was started whose failure is not counted yet. */
  readonly hasRegister: boolean;
  /** Type of the registration started last; null before the first. */
  readonly type: RegistrationType | null;
  /** Failed sign-ins since the last successful one, or since a new password was saved. */
  readonly authFailures: number;
}

export const NO_RECORD: RegistrationRecord = {
  tries: 0,
  lastCallAt: null,
  isDone: false,
  hasRegister: false,
  type: null,
  authFailures: 0,
};

const schema = v.object({
  tries: v.number(),
  lastCallAt: v.nullable(v.number()),
  isDone: v.boolean(),
  hasRegister: v.boolean(),
  type: v.nullable(v.picklist(REGISTRATION_TYPES)),
  authFailures: v.number(),
});

/** Event that changes the record. */
export type RecordEvent =
  /** A registration starts, or its code is sent: instants are epoch ms. */
  | { readonly kind: 'called'; readonly at: number; readonly type?: RegistrationType }
  | { readonly kind: 'failed' }
  | { readonly kind: 'done'; readonly at: number }
  | { readonly kind: 'authFailed' }
  /** The visitor signed in, or saved a new password. */
  | { readonly kind: 'authDone' };

/** Returns the record after an event. The failure of one call counts once, however often it is reported. */
export function afterEvent(record: RegistrationRecord, event: RecordEvent): RegistrationRecord {
  switch (event.kind) {
    case 'called':
      return {
        ...record,
        lastCallAt: event.at,
        isDone: false,
        hasRegister: true,
        type: event.type ?? record.type,
      };
    case 'failed':
      return record.hasRegister ? { ...record, tries: record.tries + 1, hasRegister: false } : record;
    case 'done':
      return { ...record, tries: 0, lastCallAt: event.at, isDone: true, hasRegister: false, authFailures: 0 };
    case 'authFailed':
      return { ...record, authFailures: record.authFailures + 1 };
    case 'authDone':
      return { ...record, authFailures: 0 };
  }
}

export function readRecord(local: Pick<Storage, 'getItem'>): RegistrationRecord {
  const result = v.safeParse(schema, readStoredJson(local.getItem(REGISTRATION_KEY)));
  return result.success ? result.output : NO_RECORD;
}

export function writeRecord(local: Pick<Storage, 'setItem'>, record: RegistrationRecord): void {
  local.setItem(REGISTRATION_KEY, JSON.stringify(record));
}
