import { useEffect, useRef, useState } from 'react';
import { captchaPrompt } from '#renderer/lib/api/transport/captcha-prompt.ts';
import { signOutAsked } from '#renderer/lib/ports/auth-port.ts';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import { SECOND_MS, useNow, useServerClock } from '#renderer/lib/time/use-now.ts';
import type { CallAnswer } from '#shared/contracts/call.ts';
import type { captchaUpdateCall } from '#shared/contracts/captcha.ts';
import { useCaptchaTimeQuery, useCaptchaUpdateQuery, useCaptchaValidateMutation } from './api.ts';
import { doWork } from './do-work.ts';
import { lockOf, type Mishap, minutesLeft, mishapOf } from './mishap.ts';

type Solution = { readonly answer: string; readonly proof?: string } | { readonly proof: string };

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

type Challenge = CallAnswer<typeof captchaUpdateCall>;

/**
 * Begins the work that goes with a picture as soon as it is shown: it is mostly done when the player has read it.
 * @returns the function that waits for the proof
 */
function usePictureWork(challenge: Challenge | undefined): () => Promise<string | null> {
  const proof = useRef<Promise<string | null>>(Promise.resolve(null));
  useEffect(() => {
    if (!challenge || challenge.work.pictureBits === 0) return;
    const controller = new AbortController();
    const { salt, pictureBits: bits } = challenge.work;
    proof.current = doWork({ salt, bits }, controller.signal);
    return () => controller.abort();
  }, [challenge]);
  return () => proof.current;
}

/** Shows challenges until one is solved. */
export function useChallenge() {
  const [path] = useState(captchaPrompt.path);
  const { data: challenge, isFetching, isError, refetch } = useCaptchaUpdateQuery({ query: { for: path } });
  const dispatch = useAppDispatch();
  const { mishap, minutes, setMishap, now } = useMishap();
  const [validate, { isLoading: isChecking }] = useCaptchaValidateMutation();
  const [isWorking, setWorking] = useState(false);
  const working = useRef<AbortController>(null);
  useEffect(() => () => working.current?.abort(), []);
  const proofOfPicture = usePictureWork(challenge);

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

  /** Shows that the device works until the proof is found, and sends the solution with it. */
  async function solveWith(find: (signal: AbortSignal) => Promise<string | null>, solution: object): Promise<void> {
    const controller = new AbortController();
    working.current = controller;
    setMishap(null);
    setWorking(true);
    const proof = await find(controller.signal);
    setWorking(false);
    if (proof !== null) await solve({ ...solution, proof });
  }

  async function letDeviceWork(): Promise<void> {
    if (challenge) await solveWith((signal) => doWork(challenge.work, signal), {});
  }

  async function read(answer: string): Promise<void> {
    const needsWork = challenge !== undefined && challenge.work.pictureBits > 0;
    await (needsWork ? solveWith(proofOfPicture, { answer }) : solve({ answer }));
  }

  return {
    challenge,
    isBusy: isFetching || isChecking || isWorking || minutes > 0,
    isWorking,
    mishap: isError ? mishapOf(null, 0) : mishap,
    minutes,
    read,
    letDeviceWork,
    renew: () => {
      setMishap(null);
      void refetch();
    },
  } as const;
}
