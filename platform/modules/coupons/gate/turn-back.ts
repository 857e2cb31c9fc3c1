import type { Act } from '#shared/domain/admission/admission-state.ts';
import { type Admission, refusalError, type Visitor } from '../../admission/admission-service.ts';

/** A request that arrives under a key. */
interface Arrival {
  readonly userId: number;
  readonly key: string;
  /** Hex hash of the request. */
  readonly requestHash: string;
  readonly visitor: Visitor;
}

/** Store of the answers under keys. */
interface Keys<Outcome> {
  known(userId: number, key: string, requestHash: string): Promise<Outcome | null>;
}

/**
 * Asks the gate before anything else is read. A request that the gate refuses still gets the stored answer of its key,
 * so that a lost answer stays the same behind a closed gate; a key that never arrived stays unused.
 *
 * @returns null for a request that may go on
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
