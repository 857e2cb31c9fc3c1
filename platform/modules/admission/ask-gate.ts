import type { Act, Moment } from '#shared/domain/admission/admission-state.ts';
import { type AdmissionRefusal, admit } from '#shared/domain/admission/admit.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { ConfigService } from '../config/config-service.ts';
import type { AdmissionRepository } from './admission-repository.ts';
import { admissionState, type SiteFacts, type Visitor } from './gate-state.ts';
import type { PlayerFactsCache } from './player-facts-cache.ts';

/** What the rule was asked with; a database function takes it and books nothing when it does not hold any more. */
export interface Gate {
  /** Version of the player's gate. */
  readonly player: number;
  /** Version of the site's gate. */
  readonly site: number;
  /** When the answer may change by itself, epoch ms of the server clock; null for never. */
  readonly until: number | null;
}

/** What the rule says, with the gate that an act is booked behind. */
export type Asked = { readonly gate: Gate } | { readonly refusal: AdmissionRefusal };

/** Asks the rule of what was read a moment ago; a refusal is only believed of what is read now, as with `isFresh`. */
export type AskGate = (act: Act, moment: Moment, visitor: Visitor, isFresh?: boolean) => Promise<Asked>;

interface AskInput {
  readonly repository: Pick<AdmissionRepository, 'session'>;
  readonly kept: Pick<PlayerFactsCache, 'of'>;
  readonly clock: Pick<ServerClock, 'now'>;
  readonly config: Pick<ConfigService, 'reload' | 'version'> & SiteFacts;
}

/** Asks the rule of the facts of a database and the site config of this process. */
export function createAskGate({ repository, kept, clock, config }: AskInput): AskGate {
  const ask: AskGate = async (act, moment, visitor, isFresh = false) => {
    if (isFresh) await config.reload();
    const facts = await kept.of(visitor.userId, isFresh);
    // The config is looked at in one piece, with its version.
    const site = config.version();
    const verdict = admit(act, admissionState(facts, visitor, config, clock.now()), moment);
    if (verdict.allow) return { gate: { player: facts.version, site, until: verdict.until } };
    if (isFresh) return { refusal: verdict };
    const session = visitor.session && (await repository.session(visitor.session.hash));
    return ask(act, moment, { ...visitor, session }, true);
  };
  return ask;
}
