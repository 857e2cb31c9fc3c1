import type { AxiosInstance } from 'axios';
import { debugRecorder } from '../debug/debug-port.ts';
import type { Fetcher } from './fetcher.ts';

/** Sends a request through the axios instance, unchanged. */
function sendWith(axios: AxiosInstance): Fetcher {
  return async ({ method, path, body, headers, signal }) => {
    const answer = await axios.request<unknown>({
      method,
      url: path,
      ...(body === undefined ? {} : { data: body }),
      ...(headers ? { headers: { ...headers } } : {}),
      ...(signal ? { signal } : {}),
    });
    const requestId = answer.headers['x-request-id'];
    return {
      status: answer.status,
      body: answer.data === '' ? null : answer.data,
      ...(typeof requestId === 'string' ? { requestId } : {}),
    };
  };
}

/**
 * Longest wait for an answer, ms. A placement whose answer hangs then asks for its outcome, and shows it within 15 s of the
 * press.
 */
const ANSWER_MS = 12_000;

let transport: Promise<Fetcher> | undefined;

/** Loads axios and the request remedies with the first call; the first page sends none. */
async function load(): Promise<Fetcher> {
  const [{ default: axios }, { createBrowserTransport }, recorder] = await Promise.all([
    import('axios'),
    import('./transport/browser-transport.ts'),
    debugRecorder(),
  ]);
  return createBrowserTransport(
    sendWith(axios.create({ timeout: ANSWER_MS, withCredentials: true, validateStatus: () => true })),
    recorder,
    () => document.documentElement.lang,
  );
}

/** Fetcher of the browser. */
export const axiosFetcher: Fetcher = async (request) => {
  transport ??= load().catch((error: unknown) => {
    transport = undefined;
    throw error;
  });
  return (await transport)(request);
};
