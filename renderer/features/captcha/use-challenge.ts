import { useEffect, useRef, useState } from 'react';
import { captchaDesk } from '#renderer/lib/api/transport/captcha-desk.ts';
import { useCaptchaUpdateQuery, useCaptchaValidateMutation } from './api.ts';
import { doWork } from './do-work.ts';

type Solution = { readonly answer: string } | { readonly proof: string };

/** Why the last answer was none: misread, too late, or nobody could look at it. */
export type Mishap = 'wrong' | 'over' | 'failed';

/** One challenge after the other, until one is solved. */
export function useChallenge() {
  const { data: challenge, isFetching, isError, refetch } = useCaptchaUpdateQuery();
  const [validate, { isLoading: isChecking }] = useCaptchaValidateMutation();
  const [mishap, setMishap] = useState<Mishap | null>(null);
  const [isWorking, setWorking] = useState(false);
  const work = useRef<AbortController>(null);
  useEffect(() => () => work.current?.abort(), []);

  async function solve(solution: Solution): Promise<void> {
    if (!challenge) return;
    const { data } = await validate({ body: { captcha: { id: challenge.id, ...solution } } });
    if (data?.success) captchaDesk.answer(data.token);
    else setMishap(data?.reason ?? 'failed');
    if (data && !data.success && data.reason === 'over') void refetch();
  }

  async function letDeviceWork(): Promise<void> {
    if (!challenge) return;
    const controller = new AbortController();
    work.current = controller;
    setMishap(null);
    setWorking(true);
    const proof = await doWork(challenge.work, controller.signal);
    setWorking(false);
    if (proof !== null) await solve({ proof });
  }

  return {
    challenge,
    isBusy: isFetching || isChecking || isWorking,
    isWorking,
    mishap: isError ? 'failed' : mishap,
    read: (answer: string) => solve({ answer }),
    letDeviceWork,
    renew: () => {
      setMishap(null);
      void refetch();
    },
  } as const;
}
