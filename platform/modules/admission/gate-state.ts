import type { AdmissionState } from '#shared/domain/admission/admission-state.ts';
import type { AdmissionRefusal } from '#shared/domain/admission/admit.ts';
import { idleEndOf, realityDueAt } from '#shared/domain/care/care-rules.ts';
import { sessionLimitAt } from '#shared/domain/care/session-limit.ts';
import { definedOnly } from '#shared/domain/data/defined-only.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { ConfigService } from '../config/config-service.ts';
import type { PlayerFacts, SessionFacts } from './admission-repository.ts';

/** The site's facts for the gate. */
export type SiteFacts = Pick<ConfigService, 'banLevel' | 'config' | 'maintenance' | 'terms'>;

/** The visitor as a request identifies it. */
export interface Visitor {
  readonly userId: number;
  /** Null for a visitor who is signing in. */
  readonly session: SessionFacts | null;
  /** ISO 3166 alpha-2, from a trusted source; null when unknown. */
  readonly country: string | null;
}

/** Returns the values for the text of a refusal: the instant and the help. */
export function refusalData({ until, helps }: AdmissionRefusal): Record<string, number | string> {
  return { ...definedOnly({ until: until ?? undefined }), helps };
}

/** Returns a refusal as the error for its caller. */
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
  // Without a page for accepting terms, a player could never open a gate that changed terms have closed.
  return {
    maintenance: { isActive, finishAt },
    termsChangedAt: changed && isAvailableConfirmTerms ? updatedAt : null,
    banVersion,
  };
}

/**
 * Returns all facts that the rule reads.
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
