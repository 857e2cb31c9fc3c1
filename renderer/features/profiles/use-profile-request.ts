import { useState } from 'react';
import type { ProfileProblem } from '#shared/host/desktop/profiles.ts';

type Problem = ProfileProblem | 'failed';

/** Asks for something and remembers what was wrong with it; true when it was done. */
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
