import { useEffect, useRef } from 'react';

/**
 * Commands of the keyboard that the bet slip carries out: move to the stake, move to the button that places, take the last
 * step back.
 */
export type CouponCommand = 'place' | 'stake' | 'undo';

const takers = new Map<CouponCommand, (() => void)[]>();

/** Carries out a command by the part of the bet slip that took it last; returns whether there is one. */
export function runCouponCommand(command: CouponCommand): boolean {
  const last = takers.get(command)?.at(-1);
  last?.();
  return last !== undefined;
}

/** Takes a command until the undo is called. */
export function takeCouponCommand(command: CouponCommand, run: () => void): () => void {
  takers.set(command, [...(takers.get(command) ?? []), run]);
  return () => {
    takers.set(
      command,
      (takers.get(command) ?? []).filter((one) => one !== run),
    );
  };
}

/** Takes a command while the component is mounted. */
export function useCouponCommand(command: CouponCommand, run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => takeCouponCommand(command, () => latest.current()), [command]);
}
