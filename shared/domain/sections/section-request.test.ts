import { expect, test } from 'vitest';
import { sectionRequest } from './section-request.ts';

const JSON_OF_V2 = { 'mf-render-mode': 'json', 'mf-api-version': 'v2' };
const url = '/sections-api/footer';

test.each([
  ['a GET', { url }, '/en/live', { method: 'GET', path: '/sections-api/footer/en/live', headers: JSON_OF_V2 }],
  ['a GET for the front page', { url }, '/en', { method: 'GET', path: '/sections-api/footer/en', headers: JSON_OF_V2 }],
  [
    'a POST when components are named',
    { url, components: ['languages'] },
    '/en',
    { method: 'POST', path: '/sections-api/footer/en', headers: JSON_OF_V2, body: { components: ['languages'] } },
  ],
  [
    'with force-spa when the browser draws alone',
    { url: `${url}/`, forceSpa: true },
    '/en',
    { method: 'GET', path: '/sections-api/footer/en', headers: { ...JSON_OF_V2, 'force-spa': '1' } },
  ],
])('[S-04] the request for a section is made by %s', (_, settings, route, request) => {
  expect(sectionRequest(settings, route)).toEqual(request);
});
