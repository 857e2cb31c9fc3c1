import type { Act } from '#shared/domain/admission/admission-state.ts';
import type { AdmissionRefusal } from '#shared/domain/admission/admit.ts';
import { lookRepeatedly } from '../../clock/repeated-look.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { Announcements } from '../../database/announcements.ts';
import type { Pool } from '../../database/pool.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { ConfigService } from '../config/config-service.ts';
import { createAdmissionRepository } from './admission-repository.ts';
import { type Asked, type AskGate, createAskGate, type Gate } from './ask-gate.ts';
import { type ClosingGate, createClosing } from './gate-closing.ts';
import { refusalData, refusalError, type SiteFacts, type Visitor } from './gate-state.ts';
import { openPlayerFactsCache, type PlayerFactsCache } from './player-facts-cache.ts';

/** Answer of a database function that found another gate than the one of the admission. */
export interface GateMoved {
  readonly status: 'gate-moved';
}

/** The gate before every act that puts money at risk (decision 031). */
export interface Admission extends ClosingGate, Pick<PlayerFactsCache, 'changed' | 'onChange'> {
  /** Returns the rule's refusal of an act at its arrival; null when it is allowed. ApiError ADMISSION_UNAVAILABLE. */
  refusalOf(act: Act, visitor: Visitor): Promise<AdmissionRefusal | null>;
  /**
   * Admits an act at its arrival.
   *
   * @throws ApiError of the code of the refusal; ADMISSION_UNAVAILABLE when the facts cannot be read
   */
  require(act: Act, visitor: Visitor): Promise<void>;
  /**
   * Admits an act at its arrival and posts it behind the gate, as `behind` does.
   *
   * @throws ApiError as `require` does
   */
  through<Outcome>(
    act: Act,
    visitor: Visitor,
    post: (gate: Gate) => Promise<GateMoved | Outcome>,
  ): Promise<Exclude<Outcome, GateMoved>>;
  /**
   * Posts an act behind the gate: asks the rule, calls `book` with the gate, and repeats both when the gate has changed
   * meanwhile. Calls `refuse` when the rule refuses the act. Throws a passing failure when the gate keeps changing.
   */
  behind<Outcome>(
    act: Act,
    userId: number,
    post: (gate: Gate) => Promise<GateMoved | Outcome>,
    refuse: (refusal: AdmissionRefusal) => Promise<Exclude<Outcome, GateMoved>>,
  ): Promise<Exclude<Outcome, GateMoved>>;
  /** Starts the automatic sweeps. */
  start(): void;
  close(): Promise<void>;
}

interface AdmissionInput {
  readonly sql: Pool;
  readonly announcements: Announcements;
  readonly clock: ServerClock;
  readonly config: Pick<ConfigService, 'bannedPlayers' | 'onChange' | 'reload' | 'version'> & SiteFacts;
  readonly onError: (error: unknown) => void;
}

/** Number of attempts while the gate changes before an act is posted. */
const ATTEMPTS = 5;
const RETRY_S = 2;

/**
 * Thrown when the gate changed during every attempt, or cannot be read; a passing failure, with a SQLSTATE like one of
 * the database.
 */
class GateUnsettled extends Error {
  override readonly name = 'GateUnsettled';
  /** SQLSTATE of a transaction that must be retried. */
  readonly code = '40001';
}

function hasStood<Outcome>(outcome: GateMoved | Outcome): outcome is Exclude<Outcome, GateMoved> {
  const isMoved =
    typeof outcome === 'object' && outcome !== null && 'status' in outcome && outcome.status === 'gate-moved';
  return !isMoved;
}

/** Creates the checks at arrival and at posting, which ask the same rule. */
function createEntrance(ask: AskGate): Pick<Admission, 'behind' | 'refusalOf' | 'require' | 'through'> {
  async function refusalOf(act: Act, visitor: Visitor): Promise<AdmissionRefusal | null> {
    try {
      const asked = await ask(act, 'arrival', visitor);
      return 'refusal' in asked ? asked.refusal : null;
    } catch (error) {
      if (error instanceof ApiError) throw error;
      throw new ApiError('ADMISSION_UNAVAILABLE', {
        message: 'What decides whether this is allowed cannot be read.',
        retryAfter: RETRY_S,
        cause: error,
      });
    }
  }

  async function askDecision(act: Act, userId: number, isFresh: boolean): Promise<Asked> {
    try {
      return await ask(act, 'decision', { userId, session: null, country: null }, isFresh);
    } catch (cause) {
      throw new GateUnsettled('What the gate is decided from cannot be read', { cause });
    }
  }

  async function behind<Outcome>(
    act: Act,
    userId: number,
    post: (gate: Gate) => Promise<GateMoved | Outcome>,
    refuse: (refusal: AdmissionRefusal) => Promise<Exclude<Outcome, GateMoved>>,
  ): Promise<Exclude<Outcome, GateMoved>> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const asked = await askDecision(act, userId, attempt > 1);
      if ('refusal' in asked) return refuse(asked.refusal);
      const outcome = await post(asked.gate);
      if (hasStood(outcome)) return outcome;
    }
    throw new GateUnsettled('The gate has moved each time that it was asked');
  }

  async function require(act: Act, visitor: Visitor): Promise<void> {
    const refusal = await refusalOf(act, visitor);
    if (refusal) throw refusalError(refusal);
  }

  return {
    refusalOf,
    require,
    behind,
    async through(act, visitor, post) {
      await require(act, visitor);
      return behind(act, visitor.userId, post, async (refusal) => {
        throw refusalError(refusal);
      });
    },
  };
}

/** Opens the gate of a database; it follows changes of all processes. */
export async function openAdmission(input: AdmissionInput): Promise<Admission> {
  const { announcements, clock, config, onError } = input;
  const repository = createAdmissionRepository(input.sql);
  const kept = await openPlayerFactsCache(input.sql, announcements, repository);
  const ask = createAskGate({ repository, kept, clock, config });
  const closing = createClosing({ ...input, repository, kept, ask, bannedPlayers: config.bannedPlayers });
  let ends: (() => unknown)[] = [];
  return {
    ...createEntrance(ask),
    ...closing,
    changed: kept.changed,
    onChange: kept.onChange,
    start() {
      if (ends.length > 0) return;
      ends = [
        lookRepeatedly({ look: closing.sweep, clock, onError }),
        // A change of the config may ban players.
        config.onChange(() => void closing.sweep().catch(onError)),
      ];
    },
    async close() {
      for (const end of ends) await end();
      await kept.close();
    },
  };
}

export type { AdmissionRefusal, Gate, Visitor };
export { refusalData, refusalError };
