import type { PasskeyAssertion, PasskeyLoginOptions } from '#shared/contracts/passkey-assertion.ts';
import type { PasskeyAddingOptions, PasskeyAttestation } from '#shared/contracts/passkeys.ts';

/** Why the device did not create or use a passkey; `replaced`: another request to the device took over. */
export type DeviceProblem = 'cancelled' | 'failed' | 'known' | 'replaced';

export class DeviceError extends Error {
  override readonly name = 'DeviceError';
  readonly problem: DeviceProblem;
  constructor(problem: DeviceProblem, cause: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

/** Loads the passkey library with the first passkey. */
const loadLibrary = () => import('@simplewebauthn/browser');

/** Problems by the error names of browsers (WebAuthn 3). */
const PROBLEMS: Readonly<Record<string, DeviceProblem>> = {
  AbortError: 'replaced',
  InvalidStateError: 'known',
  NotAllowedError: 'cancelled',
};

function fail(error: unknown): never {
  const name = error instanceof Error ? error.name : '';
  throw new DeviceError(PROBLEMS[name] ?? 'failed', error);
}

/** Passkeys cannot belong to an IP address. */
const NUMBERED = /^[\d.]+$|[:[]/;

/** Whether this page can use passkeys: not in an old browser, and not at an IP address. */
export function mayHavePasskeys({
  location,
  isSecureContext,
  PublicKeyCredential,
}: Window & typeof globalThis): boolean {
  return PublicKeyCredential !== undefined && isSecureContext && !NUMBERED.test(location.hostname);
}

/** Whether the browser offers passkeys in its autofill. */
export async function hasAutofill(): Promise<boolean> {
  const { browserSupportsWebAuthnAutofill } = await loadLibrary();
  return browserSupportsWebAuthnAutofill();
}

/**
 * Asks the device to use a passkey.
 * @param isAutofill offers it in the autofill of the name field, without a time limit
 * @throws DeviceError
 */
export async function showPasskey(optionsJSON: PasskeyLoginOptions, isAutofill: boolean): Promise<PasskeyAssertion> {
  const { startAuthentication } = await loadLibrary();
  const options = { optionsJSON, useBrowserAutofill: isAutofill, verifyBrowserAutofillInput: false };
  const { id, rawId, type, response } = await startAuthentication(options).catch(fail);
  const { authenticatorData, clientDataJSON, signature, userHandle } = response;
  const signed = { authenticatorData, clientDataJSON, signature };
  return { id, rawId, type, response: userHandle === undefined ? signed : { ...signed, userHandle } };
}

/**
 * Asks the device to create a passkey.
 * @throws DeviceError
 */
export async function makePasskey(optionsJSON: PasskeyAddingOptions): Promise<PasskeyAttestation> {
  const { startRegistration } = await loadLibrary();
  const { id, rawId, type, response } = await startRegistration({ optionsJSON }).catch(fail);
  const { attestationObject, clientDataJSON, transports } = response;
  const made = { attestationObject, clientDataJSON };
  return { id, rawId, type, response: transports === undefined ? made : { ...made, transports } };
}

/** Cancels the running request to the device. */
export async function leaveDevice(): Promise<void> {
  const { WebAuthnAbortService } = await loadLibrary();
  WebAuthnAbortService.cancelCeremony();
}
