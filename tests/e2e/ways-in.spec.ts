import { expect, test as journey } from '#tests/fixtures/journey.ts';
import { cellOf } from '#tests/fixtures/ways/cell.ts';
import { COLUMNS, isSampled, WAYS } from '#tests/fixtures/ways/matrix.ts';

/** `WAYS=all` shows every way in every language at every size; an ordinary run shows each way once, in turns. */
const isWhole = process.env.WAYS === 'all';

const test = journey.extend({
  // No passkey can be made for an address of numbers.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  siteOrigin: async ({}, use) => {
    await use((process.env.BASE_URL ?? '').replace('127.0.0.1', 'localhost'));
  },
});

for (const way of WAYS) {
  const { name, go, refused } = way;
  for (const [index, column] of COLUMNS.entries()) {
    if (!isWhole && !isSampled(way, index)) continue;
    test.describe(() => {
      test.use({ viewport: { width: column.width, height: column.width === 390 ? 844 : 900 } });
      test(`${name}, by the keyboard, ${column.language} ${column.width}`, async ({
        page,
        request,
        baseURL,
        noise,
      }) => {
        noise.allow('the lightest page is one that is not there', /status of 404 .*\/nowhere/);
        if (refused) noise.allow('the browser itself names the status of the refused call', refused);
        const cell = cellOf(column, { page, request, origin: baseURL ?? '' });
        await go(cell);
        await expect(page.locator('html')).toHaveAttribute('lang', column.language);
      });
    });
  }
}
