import { useEffect, useRef, useState } from 'react';
import { type CallError, toCallError } from '#renderer/lib/api/call-error.ts';
import type { SignInAnswer } from '#shared/contracts/account.ts';
import { DeviceError, type DeviceProblem, hasAutofill, leaveDevice, showPasskey } from './device.ts';
import { useAskPasskeyLoginMutation, usePasskeyLoginMutation } from './passkeys-api.ts';

export interface PasskeySignInProps {
  /** Takes what the back end answered. */
  readonly enter: (answer: SignInAnswer) => void;
  /** Whether to stay signed in. */
  readonly save: boolean;
}

type Problem = Exclude<DeviceProblem, 'replaced'> | CallError;

/** What somebody is told; null for what nobody has asked for. */
function problemOf(error: unknown): Problem | null {
  if (!(error instanceof DeviceError)) return toCallError(error);
  return error.problem === 'replaced' ? null : error.problem;
}

/**
 * Signs in with a passkey: by a press, and where the browser offers passkeys while it fills in forms, from the moment
 * the form is there.
 */
export function usePasskeySignIn(props: PasskeySignInProps) {
  const latest = useRef(props);
  latest.current = props;
  const [ask] = useAskPasskeyLoginMutation();
  const [login] = usePasskeyLoginMutation();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setBusy] = useState(false);

  const isPressed = useRef(false);

  async function show(isAutofill: boolean): Promise<void> {
    const options = await ask(undefined).unwrap();
    if (isAutofill && isPressed.current) return;
    const passkey = await showPasskey(options, isAutofill);
    setBusy(true);
    const { save, enter } = latest.current;
    enter(await login({ body: { passkey, save } }).unwrap());
  }

  async function press(): Promise<void> {
    setProblem(null);
    setBusy(true);
    isPressed.current = true;
    // What the browser offers by itself must not answer as well: a passkey that signs twice at once looks like a copy.
    await leaveDevice();
    await show(false).catch((error: unknown) => setProblem(problemOf(error)));
    setBusy(false);
  }

  const offer = useRef(show);
  offer.current = show;
  useEffect(() => {
    let isGone = false;
    const begin = async () => {
      if (!(await hasAutofill()) || isGone) return;
      await offer.current(true);
    };
    begin().catch((error: unknown) => {
      if (isGone) return;
      setBusy(false);
      // Nobody has pressed anything: only what a chosen passkey came to is said, and that there are none here.
      if (!(error instanceof DeviceError)) setProblem(toCallError(error));
    });
    return () => {
      isGone = true;
      void leaveDevice();
    };
  }, []);

  return { problem, isBusy, press };
}
