import axios, { AxiosError, type AxiosRequestConfig } from 'axios';
import { afterEach, expect, test, vi } from 'vitest';
import { openPaths } from '#shared/contracts/paths.ts';
import { eventually } from '#tests/fixtures/eventually.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a placement whose answer never comes is given up in time to say within 15 s that its outcome is unknown', async () => {
  const { create } = axios;
  const sent: AxiosRequestConfig[] = [];
  // A back end that accepts the call and stays silent; the browser ends such a request after its time-out.
  const adapter = (config: AxiosRequestConfig) => {
    sent.push(config);
    return new Promise<never>((_answer, reject) => {
      setTimeout(() => reject(new AxiosError('timeout', AxiosError.ECONNABORTED)), config.timeout);
    });
  };
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.resetModules();
  const { axiosFetcher } = await import('./axios-fetcher.ts');
  vi.spyOn(axios, 'create').mockImplementation((config) => create.call(axios, { ...config, adapter }));
  vi.useFakeTimers();
  const ended = vi.fn();
  const body = { id: 'a' };
  const call = axiosFetcher({ method: 'POST', path: openPaths.placeCoupon, body, headers: { 'idempotency-key': 'a' } });
  void call.catch(() => ended());
  await eventually(() => expect(sent).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(9000);
  expect(ended, 'a slow answer is waited for').not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(4000);
  expect(ended).toHaveBeenCalledOnce();
  expect(sent, 'the placement is not sent again: its outcome is asked for by its key').toHaveLength(1);
});
