import type { Act } from '#shared/domain/admission/admission-state.ts';
import { type Admission, refusalError, type Visitor } from '../../admission/admission-service.ts';

/** What arrives under a key. */
interface Arrival {
  readonly userId: number;
  readonly key: string;
  /** Hex of the hash of what was sent. */
  readonly requestHash: string;
  readonly visitor: Visitor;
}

/** Answers that are kept under keys. */
interface Keys<Outcome> {
  known(userId: number, key: string, requestHash: string): Promise<Outcome | null>;
}

/**
 * Asks the gate before anything is looked at. What it turns back is told what is known of its key, so that an answer that
 * was lost is the same when it is asked for behind a closed gate; a key that never arrived stays unused.
 *
 * @returns null for what may go on
 * @throws ApiError of the refusal
 */
export async function turnBack<Outcome>(
  act: Act,
  admission: Pick<Admission, 'refusalOf'>,
  keys: Keys<Outcome>,
  { userId, key, requestHash, visitor }: Arrival,
): Promise<Outcome | null> {
  const refusal = await admission.refusalOf(act, visitor);
  if (!refusal) return null;
  const known = await keys.known(userId, key, requestHash);
  if (known === null) throw refusalError(refusal);
  return known;
}
