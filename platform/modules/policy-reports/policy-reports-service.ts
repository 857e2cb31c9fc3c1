import { LRUCache } from 'lru-cache';
import type { PolicyReports } from '#shared/contracts/policy-reports.ts';
import { matchRoute } from '#shared/domain/routing/route-table.ts';
import type { SecurityLog } from '../records/security-log-service.ts';

/** What a page was refused, without anything of its visitor. */
interface Violation {
  /** Directive of the policy, such as `script-src-elem`. */
  readonly directive: string;
  /** Scheme and host, or a word of the browser such as `inline`. */
  readonly blocked: string;
  /** Pattern of the page's route. */
  readonly page: string;
}

interface PolicyReportsInput {
  readonly securityLog: Pick<SecurityLog, 'record'>;
  readonly warn: (violation: Violation & { readonly count: number }) => void;
}

/** Collector of reports about content security policies. */
export interface PolicyReportsService {
  /** Takes reports in and returns how many were violations. */
  take(reports: PolicyReports): Promise<number>;
}

/** Kinds of violations that a process counts; the least recent ones are forgotten. */
const MAX_KINDS = 200;
const DAY_MS = 86_400_000;
const DIRECTIVE = /^[a-z]+(?:-[a-z]+){1,4}$/;
const BLOCKED_WORD = /^[a-z]+(?:-[a-z]+){0,3}$/;
const OTHER = 'other';

/** Counts at which a violation is written down: one line for each ten times as many. */
const isNoted = (count: number) => Number.isInteger(Math.log10(count));

function blockedOf(text = ''): string {
  if (BLOCKED_WORD.test(text)) return text;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null) return OTHER;
  return /^https?:$|^wss?:$/.test(url.protocol) ? `${url.protocol}//${url.host}`.slice(0, 100) : url.protocol;
}

function pageOf(text = ''): string {
  const path = URL.canParse(text) ? new URL(text).pathname : '';
  return matchRoute(path)?.row.patterns[0] ?? OTHER;
}

function violation(directive = '', blocked?: string, page?: string): Violation {
  const [name = ''] = directive.split(' ', 1);
  return { directive: DIRECTIVE.test(name) ? name : OTHER, blocked: blockedOf(blocked), page: pageOf(page) };
}

function violationsIn(reports: PolicyReports): readonly Violation[] {
  if (!Array.isArray(reports)) {
    const report = reports['csp-report'];
    const directive = report['effective-directive'] ?? report['violated-directive'];
    return [violation(directive, report['blocked-uri'], report['document-uri'])];
  }
  return reports
    .filter(({ type }) => type === 'csp-violation')
    .map(({ body }) => violation(body?.effectiveDirective, body?.blockedURL, body?.documentURL));
}

/**
 * Creates the collector. Anybody can send reports, so they are counted by their kind, and only the 1st, 10th, 100th … of
 * a kind within a day is written to the log and to the security log, by each process.
 */
export function createPolicyReports({ securityLog, warn }: PolicyReportsInput): PolicyReportsService {
  const counts = new LRUCache<string, { count: number }>({ max: MAX_KINDS, ttl: DAY_MS });
  return {
    async take(reports) {
      const violations = violationsIn(reports);
      for (const one of violations) {
        const key = `${one.directive} ${one.blocked} ${one.page}`;
        const counted = counts.get(key) ?? { count: 0 };
        if (counted.count === 0) counts.set(key, counted);
        counted.count += 1;
        if (!isNoted(counted.count)) continue;
        warn({ ...one, count: counted.count });
        await securityLog.record({
          kind: 'policy_violated',
          address: '',
          userAgent: '',
          details: { ...one, count: counted.count },
        });
      }
      return violations.length;
    },
  };
}
