import { expect, test as journey } from '#tests/fixtures/journey.ts';
import { COLUMNS, isSampled, ROWS } from '#tests/fixtures/sign-in-matrix/matrix.ts';
import { cellOf } from '#tests/fixtures/sign-in-matrix/matrix-cell.ts';

/** `SIGN_IN_MATRIX=all` runs every row in every language at every size; an ordinary run has each row once, in turns. */
const isWhole = process.env.SIGN_IN_MATRIX === 'all';

const test = journey.extend({
  // Passkeys need a host name; they do not work for an IP address.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  siteOrigin: async ({}, use) => {
    await use((process.env.BASE_URL ?? '').replace('127.0.0.1', 'localhost'));
  },
});

for (const row of ROWS) {
  const { name, go, refused } = row;
  for (const [index, column] of COLUMNS.entries()) {
    if (!isWhole && !isSampled(row, index)) continue;
    test.describe(() => {
      test.use({ viewport: { width: column.width, height: column.width === 390 ? 844 : 900 } });
      test(`${name}, with the keyboard only, ${column.language} ${column.width}`, async ({
        page,
        request,
        baseURL,
        pageErrors,
      }) => {
        pageErrors.allow('the lightest page is one that is not there', /status of 404 .*\/nowhere/);
        if (refused) pageErrors.allow('the browser itself names the status of the refused call', refused);
        const cell = cellOf(column, { page, request, origin: baseURL ?? '' });
        await go(cell);
        await expect(page.locator('html')).toHaveAttribute('lang', column.language);
      });
    });
  }
}
