import type { AxiosInstance } from 'axios';
import type { Fetcher } from './fetcher.ts';

let client: Promise<AxiosInstance> | undefined;

/** The first page needs no request of its own, so axios comes with the first call instead of with the page. */
async function load(): Promise<AxiosInstance> {
  const { default: axios } = await import('axios');
  return axios.create({
    timeout: 15_000,
    withCredentials: true,
    validateStatus: () => true,
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  });
}

/** Requests of the browser, through axios. */
export const axiosFetcher: Fetcher = async ({ method, path, body, headers, signal }) => {
  client ??= load().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  const axios = await client;
  const answer = await axios.request<unknown>({
    method,
    url: path,
    ...(body === undefined ? {} : { data: body }),
    ...(headers ? { headers: { ...headers } } : {}),
    ...(signal ? { signal } : {}),
  });
  return { status: answer.status, body: answer.data === '' ? null : answer.data };
};
