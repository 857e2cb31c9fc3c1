import type { DebugRecorder } from '../../debug/debug-port.ts';
import type { Fetcher } from '../fetcher.ts';

const CANCELLED_STATUS = 499;

/** Returns the status to record for a request without an answer. */
export function unansweredStatus(signal: AbortSignal | undefined): 0 | 499 {
  return signal?.aborted ? CANCELLED_STATUS : 0;
}

/** Wraps a fetcher so that each request is recorded as a call. */
export function tracedSend(send: Fetcher, recorder: Pick<DebugRecorder, 'call'> | null): Fetcher {
  if (!recorder) return send;
  return async (request) => {
    const trace = recorder.call(request);
    trace.sent();
    try {
      const answer = await send(request);
      trace.ended(answer);
      return answer;
    } catch (error) {
      trace.ended({ status: unansweredStatus(request.signal) });
      throw error;
    }
  };
}
