import type {
  PasskeyAddingOptions,
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyLoginOptions,
} from '#shared/contracts/passkeys.ts';

/** Why a device has not made or shown a passkey; `replaced`: another request to the device took the place of this one. */
export type DeviceProblem = 'cancelled' | 'failed' | 'known' | 'replaced';

export class DeviceError extends Error {
  override readonly name = 'DeviceError';
  readonly problem: DeviceProblem;
  constructor(problem: DeviceProblem, cause: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

/** The library comes with the first passkey. */
const loadLibrary = () => import('@simplewebauthn/browser');

/** By the names of what browsers throw (WebAuthn 3). */
const PROBLEMS: Readonly<Record<string, DeviceProblem>> = {
  AbortError: 'replaced',
  InvalidStateError: 'known',
  NotAllowedError: 'cancelled',
};

function fail(error: unknown): never {
  const name = error instanceof Error ? error.name : '';
  throw new DeviceError(PROBLEMS[name] ?? 'failed', error);
}

/** An IP address is none that a passkey could be made for. */
const NUMBERED = /^[\d.]+$|[:[]/;

/** Whether a page of a browser can have passkeys: not in an old one, and not at an IP address. */
export function mayHavePasskeys({
  location,
  isSecureContext,
  PublicKeyCredential,
}: Window & typeof globalThis): boolean {
  return PublicKeyCredential !== undefined && isSecureContext && !NUMBERED.test(location.hostname);
}

/** Whether the browser offers passkeys where it fills in names and passwords. */
export async function hasAutofill(): Promise<boolean> {
  const { browserSupportsWebAuthnAutofill } = await loadLibrary();
  return browserSupportsWebAuthnAutofill();
}

/**
 * Has a passkey shown.
 *
 * @param isAutofill it is offered in the field of the name, for as long as it takes
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
 * Has a passkey made.
 *
 * @throws DeviceError
 */
export async function makePasskey(optionsJSON: PasskeyAddingOptions): Promise<PasskeyAttestation> {
  const { startRegistration } = await loadLibrary();
  const { id, rawId, type, response } = await startRegistration({ optionsJSON }).catch(fail);
  const { attestationObject, clientDataJSON, transports } = response;
  const made = { attestationObject, clientDataJSON };
  return { id, rawId, type, response: transports === undefined ? made : { ...made, transports } };
}

/** Nobody waits for the device any more. */
export async function leaveDevice(): Promise<void> {
  const { WebAuthnAbortService } = await loadLibrary();
  WebAuthnAbortService.cancelCeremony();
}
