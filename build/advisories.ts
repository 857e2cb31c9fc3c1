/** What the registry says about known weaknesses of the installed packages. */
type Advisories =
  | { readonly kind: 'unknown'; readonly why: string }
  | {
      readonly kind: 'known';
      /** Packages with a weakness of high or critical severity. */
      readonly severe: readonly string[];
      /** Number of packages with a lesser weakness. */
      readonly lesser: number;
    };

const SEVERE = new Set(['high', 'critical']);

interface AuditAnswer {
  readonly message?: string;
  readonly auditReportVersion?: number;
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string; readonly range?: string }>>;
}

/**
 * Reads the answer of `npm audit --json`. An error of the registry and every other text that is no report mean that
 * nothing is known.
 */
export function readAdvisories(text: string): Advisories {
  let answer: AuditAnswer;
  try {
    answer = JSON.parse(text) as AuditAnswer;
  } catch {
    return { kind: 'unknown', why: 'npm audit gave no report' };
  }
  if (answer?.auditReportVersion === undefined || answer.vulnerabilities === undefined)
    return { kind: 'unknown', why: answer?.message ?? 'npm audit gave no report' };
  const found = Object.entries(answer.vulnerabilities);
  const severe = found.filter(([, { severity }]) => SEVERE.has(severity));
  return {
    kind: 'known',
    severe: severe.map(([name, { severity, range = '' }]) => `${name} ${range} (${severity})`),
    lesser: found.length - severe.length,
  };
}

/** Returns what people read about advisories, and whether the check passes: it fails for known severe ones only. */
export function tellAdvisories(advisories: Advisories): { readonly isPassed: boolean; readonly text: string } {
  if (advisories.kind === 'unknown')
    return {
      isPassed: true,
      text:
        `ADVISORIES WERE NOT ASKED (${advisories.why}). Nothing is known about weaknesses of the packages: ` +
        'run "node build/check-advisories.ts" where the registry answers.',
    };
  const { severe, lesser } = advisories;
  if (severe.length === 0)
    return { isPassed: true, text: `Advisories were asked: none of high severity, ${lesser} of lesser.` };
  return {
    isPassed: false,
    text: [
      'Packages that the product runs with have weaknesses of high severity:',
      ...severe.map((one) => `  ${one}`),
    ].join('\n'),
  };
}
