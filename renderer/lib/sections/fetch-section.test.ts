import { expect, test } from 'vitest';
import type { FetchAnswer, FetchRequest } from '../api/fetcher.ts';
import { fetchSection } from './fetch-section.ts';

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

test('[S-04] a section is fetched by a GET to its URL plus the route, with the headers of the contract and a time limit', async () => {
  const { sent, fetched } = ask({ status: 200, body: content });
  expect(await fetched).toMatchObject({ name: 'footer', data: { words: 'Help' } });
  const [request, ...more] = sent;
  expect(more).toEqual([]);
  expect(request).toMatchObject({
    method: 'GET',
    path: '/sections-api/footer/en/live',
    headers: { 'mf-render-mode': 'json', 'mf-api-version': 'v2' },
  });
  expect(request?.signal).toBeInstanceOf(AbortSignal);
});

test('a server that has no section of the name answers none; every other failure is one of the section', async () => {
  expect(await ask({ status: 404, body: null }).fetched).toBeNull();
  await expect(ask({ status: 503, body: null }).fetched).rejects.toThrow('answers 503');
  await expect(ask({ status: 200, body: { ...content, module: 'none' } }).fetched).rejects.toThrow();
});
