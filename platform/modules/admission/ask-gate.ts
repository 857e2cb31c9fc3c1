import type { Act, Moment } from '#shared/domain/admission/admission-state.ts';
import { type AdmissionRefusal, admit } from '#shared/domain/admission/admit.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { ConfigService } from '../config/config-service.ts';
import type { AdmissionRepository } from './admission-repository.ts';
import { admissionState, type SiteFacts, type Visitor } from './gate-state.ts';
import type { PlayerFactsCache } from './player-facts-cache.ts';

/** The versions behind an admission; a database function takes them and posts nothing when they are outdated. */
export interface Gate {
  /** Version of the player's gate. */
  readonly player: number;
  /** Version of the site's gate. */
  readonly site: number;
  /** Instant at which time alone may change the answer, epoch ms of the server clock; null for never. */
  readonly until: number | null;
}

/** The rule's answer: the gate behind which an act may be posted, or a refusal. */
export type Asked = { readonly gate: Gate } | { readonly refusal: AdmissionRefusal };

/** Asks the rule about facts read a moment ago. A refusal is only given on facts read now, as with `isFresh`. */
export type AskGate = (act: Act, moment: Moment, visitor: Visitor, isFresh?: boolean) => Promise<Asked>;

interface AskInput {
  readonly repository: Pick<AdmissionRepository, 'session'>;
  readonly kept: Pick<PlayerFactsCache, 'of'>;
  readonly clock: Pick<ServerClock, 'now'>;
  readonly config: Pick<ConfigService, 'reload' | 'version'> & SiteFacts;
}

/** Creates the question to the rule, from the facts of a database and the site config of this process. */
export function createAskGate({ repository, kept, clock, config }: AskInput): AskGate {
  const ask: AskGate = async (act, moment, visitor, isFresh = false) => {
    if (isFresh) await config.reload();
    const facts = await kept.of(visitor.userId, isFresh);
    // Version and config are read without a pause in between, so that they belong together.
    const site = config.version();
    const verdict = admit(act, admissionState(facts, visitor, config, clock.now()), moment);
    if (verdict.allow) return { gate: { player: facts.version, site, until: verdict.until } };
    if (isFresh) return { refusal: verdict };
    const session = visitor.session && (await repository.session(visitor.session.hash));
    return ask(act, moment, { ...visitor, session }, true);
  };
  return ask;
}
