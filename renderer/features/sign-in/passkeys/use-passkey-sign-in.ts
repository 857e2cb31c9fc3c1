import { useEffect, useRef, useState } from 'react';
import { type CallError, toCallError } from '#renderer/lib/api/call-error.ts';
import {
  DeviceError,
  type DeviceProblem,
  hasAutofill,
  leaveDevice,
  showPasskey,
} from '#renderer/lib/device/passkey-device.ts';
import type { SignInAnswer } from '#shared/contracts/account.ts';
import { useAskPasskeyLoginMutation, usePasskeyLoginMutation } from './passkey-sign-in-api.ts';

export interface PasskeySignInProps {
  /** Handles the answer of the back end. */
  readonly enter: (answer: SignInAnswer) => void;
  /** Whether to stay signed in. */
  readonly save: boolean;
}

type Problem = Exclude<DeviceProblem, 'replaced'> | CallError;

/** Returns the problem to show; null where the visitor did not ask for a passkey. */
function problemOf(error: unknown): Problem | null {
  if (!(error instanceof DeviceError)) return toCallError(error);
  return error.problem === 'replaced' ? null : error.problem;
}

/**
 * Signs in by passkey: on a press and, where the browser offers passkeys in its autofill, from the moment the form is
 * shown.
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
    // The autofill request must end first: a passkey that signs twice at once looks like a copy.
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
      // Autofill runs without a press: it reports only what happened to a chosen passkey.
      if (!(error instanceof DeviceError)) setProblem(toCallError(error));
    });
    return () => {
      isGone = true;
      void leaveDevice();
    };
  }, []);

  return { problem, isBusy, press };
}
