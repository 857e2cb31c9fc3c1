import { useEffect, useRef, useState } from 'react';
import { captchaPrompt } from '#renderer/lib/api/transport/captcha-prompt.ts';
import { signOutAsked } from '#renderer/lib/ports/auth-port.ts';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import { SECOND_MS, useNow, useServerClock } from '#renderer/lib/time/use-now.ts';
import { useCaptchaTimeQuery, useCaptchaUpdateQuery, useCaptchaValidateMutation } from './api.ts';
import { doWork } from './do-work.ts';
import { lockOf, type Mishap, minutesLeft, mishapOf } from './mishap.ts';

type Solution = { readonly answer: string } | { readonly proof: string };

/** Returns the problem with the last answer while it applies. */
function useMishap() {
  const clock = useServerClock();
  const now = useNow(SECOND_MS);
  const { data: wait, fulfilledTimeStamp } = useCaptchaTimeQuery();
  const [mishap, setMishap] = useState<Mishap | null>(null);
  useEffect(() => {
    if (wait && fulfilledTimeStamp !== undefined) setMishap(lockOf(wait.time, clock.now()));
  }, [wait, fulfilledTimeStamp, clock]);
  const minutes = mishap ? minutesLeft(mishap, now) : 0;
  const isOver = mishap !== null && mishap.until !== null && minutes === 0;
  return { mishap: isOver ? null : mishap, minutes, setMishap, now: clock.now } as const;
}

/** Shows challenges until one is solved. */
export function useChallenge() {
  const { data: challenge, isFetching, isError, refetch } = useCaptchaUpdateQuery();
  const dispatch = useAppDispatch();
  const { mishap, minutes, setMishap, now } = useMishap();
  const [validate, { isLoading: isChecking }] = useCaptchaValidateMutation();
  const [isWorking, setWorking] = useState(false);
  const work = useRef<AbortController>(null);
  useEffect(() => () => work.current?.abort(), []);

  async function solve(solution: Solution): Promise<void> {
    if (!challenge) return;
    const { data } = await validate({ body: { captcha: { id: challenge.id, ...solution } } });
    if (data?.success) {
      captchaPrompt.answer(data.token);
      return;
    }
    const next = mishapOf(data ?? null, now());
    setMishap(next);
    if (next.kind === 'logout') dispatch(signOutAsked());
    if (next.kind === 'over') void refetch();
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
    isBusy: isFetching || isChecking || isWorking || minutes > 0,
    isWorking,
    mishap: isError ? mishapOf(null, 0) : mishap,
    minutes,
    read: (answer: string) => solve({ answer }),
    letDeviceWork,
    renew: () => {
      setMishap(null);
      void refetch();
    },
  } as const;
}
