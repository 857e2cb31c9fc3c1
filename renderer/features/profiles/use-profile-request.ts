import { useState } from 'react';
import type { ProfileProblem } from '#shared/host/desktop/profiles.ts';

type Problem = ProfileProblem | 'failed';

/** Sends a request and keeps its error; true when it succeeded. */
export function useProfileRequest(): readonly [
  Problem | null,
  (request: Promise<ProfileProblem | null>) => Promise<boolean>,
] {
  const [problem, setProblem] = useState<Problem | null>(null);
  const ask = async (request: Promise<ProfileProblem | null>) => {
    const answer: Problem | null = await request.catch(() => 'failed' as const);
    setProblem(answer);
    return answer === null;
  };
  return [problem, ask];
}
