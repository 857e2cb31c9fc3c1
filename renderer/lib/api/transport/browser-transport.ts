import type { Fingerprint } from '#shared/contracts/fingerprint.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import { CAPTCHA_HEADER, FINGERPRINT_HEADER } from '#shared/domain/transport/answer-codes.ts';
import { type DebugRecorder, registerDebugSource } from '../../debug/debug-port.ts';
import { COMMON_HEADERS } from '../common-headers.ts';
import type { Fetcher, FetchRequest } from '../fetcher.ts';
import { tracedSend } from './call-trace.ts';
import { captchaPrompt } from './captcha-prompt.ts';
import { createFingerprintStore } from './fingerprint-store.ts';
import { createHealer, createSingleHealer, type Healer, type Remedied } from './healer.ts';
import { isTokenRequest, refreshToken } from './token-refresh.ts';
import { tokenShare } from './token-share.ts';
import { createTransport } from './transport.ts';

interface FingerprintScript {
  /** @param headers those of every call */
  collect(headers: Readonly<Record<string, string>>): Promise<Fingerprint>;
}

/** Runs the fingerprint script of the back end; it is no part of this build. */
async function runScript(): Promise<Fingerprint> {
  const script = (await import(/* @vite-ignore */ openPaths.fingerprintScript)) as FingerprintScript;
  return script.collect(COMMON_HEADERS);
}

const headerOf = (name: string, value: string | null): Remedied => (value === null ? null : { [name]: value });

/**
 * Creates the fetcher of a page, with the headers, remedies and retries of shell §7.
 * @param recorder records every call; null without a debugger
 * @param language returns the language of the page, in which answers name teams and competitions
 */
export function createBrowserTransport(
  send: Fetcher,
  recorder: Pick<DebugRecorder, 'call'> | null,
  language: () => string,
): Fetcher {
  const fingerprint = createFingerprintStore({ make: runScript });
  const traced = tracedSend(send, recorder);

  /** The token is a cookie, so a repeated request needs no header for it. */
  async function healToken(): Promise<Remedied> {
    return (await tokenShare.renew(() => refreshToken(traced, COMMON_HEADERS))) ? {} : null;
  }

  const healers = {
    token: createHealer({ attempt: healToken }),
    fingerprint: createHealer({ attempt: async () => headerOf(FINGERPRINT_HEADER, await fingerprint.renew()) }),
    captcha: createSingleHealer(async (path) =>
      headerOf(CAPTCHA_HEADER, await captchaPrompt.ask(path.split('?')[0] ?? '')),
    ),
  } satisfies Readonly<Record<string, Healer>>;
  registerDebugSource('transport', () => ({
    fingerprint: fingerprint.state(),
    captcha: { isOpen: captchaPrompt.isOpen() },
    healed: {
      token: healers.token.worked(),
      fingerprint: healers.fingerprint.worked(),
      captcha: healers.captcha.worked(),
    },
  }));

  async function headersOf(request: FetchRequest): Promise<Readonly<Record<string, string>>> {
    const token = request.fingerprint ? await fingerprint.current() : null;
    return { ...COMMON_HEADERS, 'accept-language': language(), ...headerOf(FINGERPRINT_HEADER, token) };
  }

  const transport = createTransport({
    send,
    headersOf,
    healers,
    ...(recorder ? { trace: recorder.call } : {}),
    ended(request, { status }) {
      if (request.fingerprint && status < 400) fingerprint.accepted();
    },
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
  return (request) =>
    isTokenRequest(request)
      ? traced({ ...request, headers: { ...COMMON_HEADERS, ...request.headers } })
      : transport(request);
}
