import type { AdmissionState } from '#shared/domain/admission/admission-state.ts';
import type { AdmissionRefusal } from '#shared/domain/admission/admit.ts';
import { idleEndOf, realityDueAt } from '#shared/domain/care/care-rules.ts';
import { sessionLimitAt } from '#shared/domain/care/session-limit.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { ConfigService } from '../config/config-service.ts';
import type { PlayerFacts, SessionFacts } from './admission-repository.ts';

/** What the gate is told of the site. */
export type SiteFacts = Pick<ConfigService, 'banLevel' | 'config' | 'maintenance' | 'terms'>;

/** Who asks, as a request tells. */
export interface Visitor {
  readonly userId: number;
  /** null for who signs in. */
  readonly session: SessionFacts | null;
  /** ISO 3166 alpha-2, as far as it is believed; null when it is not known. */
  readonly country: string | null;
}

/** What a text names of a refusal: the instant and the help. */
export function refusalData({ until, helps }: AdmissionRefusal): Record<string, number | string> {
  return { ...(until === null ? {} : { until }), helps };
}

/** A refusal as the error that a caller is told. */
export function refusalError({ code, until, helps }: AdmissionRefusal): ApiError {
  return new ApiError(code, { message: `The gate is closed: ${code}`, until, helps });
}

function playerState(facts: PlayerFacts, now: number, banLevel: number): AdmissionState['player'] {
  const { limitAt, opensAt } = sessionLimitAt(facts, facts.play, now);
  return {
    accountClosedAt: facts.accountClosedAt,
    excludedUntil: facts.excludedUntil,
    timeOutUntil: facts.timeOutUntil,
    sessionLimit: limitAt === null || opensAt === null ? null : { reachedAt: limitAt, opensAt },
    banLevel,
    termsAcceptedAt: facts.termsAcceptedAt,
  };
}

function siteState(config: SiteFacts): AdmissionState['site'] {
  const { changed, updatedAt } = config.terms();
  const { isActive, finishAt } = config.maintenance();
  const { isAvailableConfirmTerms, banVersion } = config.config();
  // Where the site has no page to accept terms on, nobody could open the gate again.
  return {
    maintenance: { isActive, finishAt },
    termsChangedAt: changed && isAvailableConfirmTerms ? updatedAt : null,
    banVersion,
  };
}

/**
 * All that the rule looks at, put together.
 *
 * @param now server clock, epoch ms
 */
export function admissionState(
  facts: PlayerFacts,
  { userId, session, country }: Visitor,
  site: SiteFacts,
  now: number,
): AdmissionState {
  return {
    now,
    player: playerState(facts, now, site.banLevel(userId)),
    site: siteState(site),
    session: session && {
      idleEndsAt: idleEndOf(site.config(), session.activeAt),
      realityAt: realityDueAt(session, facts.realityMinutes),
    },
    isBlocked: site.config(undefined, country).block.displayTypeId === 1,
  };
}
