import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ReportAnswer } from '#shared/domain/transport/fit-answer.ts';

/** Time in which the same finding is logged once, ms: every page asks the same calls. */
const REPEATED_MS = 60_000;
/** Different findings that are remembered. */
const MAX_KNOWN = 500;

/** Returns a report that logs which call of the back end answered against its contract, and where in the answer. */
export function createAnswerLog(log: Pick<FastifyBaseLogger, 'warn'>): ReportAnswer {
  const known = new LRUCache<string, true>({ max: MAX_KNOWN, ttl: REPEATED_MS, ttlResolution: 0, perf: Date });
  return (finding) => {
    const key = JSON.stringify(finding);
    if (known.has(key)) return;
    known.set(key, true);
    const { isUsed, ...rest } = finding;
    log.warn(
      rest,
      isUsed ? 'the back end’s answer fits its contract in part' : 'the back end’s answer does not fit its contract',
    );
  };
}
