import { afterEach, expect, test, vi } from 'vitest';
import type { FetchAnswer, FetchRequest } from '../api/fetcher.ts';
import { fetchSection } from './fetch-section.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const SETTINGS = { url: '/sections-api/footer' };
const file = (name: string) => ({ url: `/sections-api/files/footer/${name}`, integrity: 'sha384-AAAA' });
const content = {
  name: 'footer',
  version: '1',
  apiVersion: 'v2',
  html: '<p>footer</p>',
  data: { words: 'Help' },
  dataVersion: 1,
  module: file('section.1.js'),
  styles: [file('section.1.css')],
};

function ask(answer: FetchAnswer, path = '/en/live') {
  const sent: FetchRequest[] = [];
  const fetched = fetchSection(
    async (request) => {
      sent.push(request);
      return answer;
    },
    SETTINGS,
    path,
  );
  return { sent, fetched };
}

test('[S-04] a section is fetched by a GET to its URL plus the route, with the headers of the contract and a limit of 10 s', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout');
  const { sent, fetched } = ask({ status: 200, body: content });
  expect(await fetched).toMatchObject({ name: 'footer', data: { words: 'Help' } });
  const [request, ...more] = sent;
  expect(more).toEqual([]);
  expect(request).toMatchObject({
    method: 'GET',
    path: '/sections-api/footer/en/live',
    headers: { 'mf-render-mode': 'json', 'mf-api-version': 'v2' },
  });
  expect(limit).toHaveBeenCalledExactlyOnceWith(10_000);
  expect(request?.signal).toBe(limit.mock.results[0]?.value);
});

test('a server that answers 404 has no section of the name', async () => {
  expect(await ask({ status: 404, body: null }).fetched).toBeNull();
});

test.each([400, 403, 500, 503])('a section whose server answers %i has failed', async (status) => {
  await expect(ask({ status, body: null }).fetched).rejects.toThrow(`answers ${status}`);
});

test('a section has failed whose server answers with something else', async () => {
  await expect(ask({ status: 200, body: { ...content, module: 'none' } }).fetched).rejects.toThrow();
});
