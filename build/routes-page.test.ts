import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routesPage } from './routes-page.ts';

test('docs/routes.md matches the route table: node build/write-routes.ts', () => {
  expect(readFileSync('docs/routes.md', 'utf8')).toBe(routesPage());
});

test('a row of the page has an address, a page, a number and a target', () => {
  const rows = routesPage().split('\n');
  expect(rows).toContain(
    '| lpage | `/lpage/{landingId}` | headless |  | 24 landings |  | 301 → `/landing-page/:landingId` | not for search engines |',
  );
  expect(rows.find((row) => row.startsWith('| section |'))).toContain('1 line, 2 live');
});
