import type { Call } from '#shared/contracts/call.ts';
import { type AnswerFinding, fitAnswer, type ReportAnswer } from '#shared/domain/transport/fit-answer.ts';
import type { CallError } from './call-error.ts';

interface GivenAnswer {
  /** Path and query of the request. */
  readonly path: string;
  readonly status: number;
  readonly body: unknown;
}

/** Names a call whose answer does not fit, and where, in the browser's console. */
export function reportUnfit(finding: AnswerFinding): void {
  console.warn('An answer does not fit its contract', finding);
}

/** Takes what is usable of an answer that its contract refuses, and reports the rest. */
export function takeUnfit(
  call: Call,
  { path, status, body }: GivenAnswer,
  report: ReportAnswer = reportUnfit,
): { data: unknown } | { error: CallError } {
  const { value, isUsed, issues } = fitAnswer(call, body);
  report({ call: call.id, path: path.split('?')[0] ?? '', issues, isUsed });
  return isUsed ? { data: value } : { error: { status, code: 'ANSWER_MALFORMED' } };
}
