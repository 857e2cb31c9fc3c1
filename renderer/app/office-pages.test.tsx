import { beforeAll, expect, test } from 'vitest';
import { officeApi } from '#renderer/lib/office/office-api.ts';
import { OFFICE_ROWS } from '#shared/domain/routing/rows/office-rows.ts';
import { samplePaths } from '#shared/domain/routing/sample-path.ts';
import { session } from '#tests/fixtures/coupon-samples.ts';
import { KEY_LEAK, LANGUAGES, renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { loadLaterRoutes, pageById } from './load-later-routes.ts';

const ROWS = OFFICE_ROWS.flatMap((row) => (row.page === null ? [] : [[row.id, row] as const]));

beforeAll(async () => {
  await loadLaterRoutes();
});

test.each(ROWS)(
  '[R-23] [R-24] the page of the office %s has one title and every text, in every language',
  async (_, row) => {
    const { record } = pageById(row.page) ?? {};
    if (!record) throw new Error(`${row.page} has no record`);
    const Page = await record.component.load();
    for (const language of LANGUAGES) {
      const url = samplePaths(row, language)[0] ?? '';
      const namespaces = [record.namespace, ...(record.namespaces ?? [])];
      const html = await renderPart(<Page />, { namespaces, session, language, url });
      expect(html.match(/<h1/g), `titles in ${language}`).toHaveLength(1);
      expect(textOf(html), language).not.toMatch(KEY_LEAK);
    }
  },
);

test('every page of the office loads the menu that its frame shows', () => {
  const asked = ROWS.map(([id, row]) => {
    const calls: unknown[] = [];
    const dispatch = (thunk: unknown) => {
      calls.push(thunk);
      return Promise.resolve({});
    };
    pageById(row.page)?.record.load?.(
      dispatch as never,
      {},
      { language: 'en', query: new URLSearchParams(), route: { row, params: {} } },
    );
    return [id, calls.length > 0];
  });
  expect(officeApi.endpoints.officeMenu).toBeDefined();
  expect(asked.filter(([, isAsked]) => !isAsked)).toEqual([]);
});
