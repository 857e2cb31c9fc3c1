import { FULL, isFull } from '#tests/fixtures/full-run.ts';
import { expect, test as journey } from '#tests/fixtures/journey.ts';
import { COLUMNS, isSampled, ROWS } from '#tests/fixtures/sign-in-matrix/matrix.ts';
import { cellOf } from '#tests/fixtures/sign-in-matrix/matrix-cell.ts';

/** One row of each kind, for the gate, which has two steps in the window (fixtures/desktop-journeys.ts). The whole run has every row in every language at every size. */
const GATE = [
  'signs in by a network and then a code',
  'signs in by a passkey',
  'the fast form in the dialog',
  'resets the password by a code in an email',
];

const test = journey.extend({
  // Passkeys need a host name; they do not work for an IP address.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  siteOrigin: async ({}, use) => {
    await use((process.env.BASE_URL ?? '').replace('127.0.0.1', 'localhost'));
  },
});

for (const row of ROWS) {
  const { name, go, refused, isInTurn } = row;
  test.describe(() => {
    if (isInTurn) test.describe.configure({ mode: 'default' });
    for (const [index, column] of COLUMNS.entries()) {
      if (!isFull && !isSampled(row, index)) continue;
      test.describe(() => {
        test.use({ viewport: { width: column.width, height: column.width === 390 ? 844 : 900 } });
        const isGate = GATE.some((words) => name.includes(words)) && isSampled(row, index);
        test(
          `${name}, with the keyboard only, ${column.language} ${column.width}`,
          isGate ? {} : FULL,
          async ({ page, request, baseURL, pageErrors }) => {
            pageErrors.allow('the lightest page is one that is not there', /status of 404 .*\/nowhere/);
            if (refused) pageErrors.allow('the browser itself names the status of the refused call', refused);
            const cell = cellOf(column, { page, request, origin: baseURL ?? '' });
            await go(cell);
            await expect(page.locator('html')).toHaveAttribute('lang', column.language);
          },
        );
      });
    }
  });
}
