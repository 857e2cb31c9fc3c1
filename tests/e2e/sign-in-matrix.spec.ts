import { FULL, isFull } from '#tests/fixtures/full-run.ts';
import { expect, test as journey } from '#tests/fixtures/journey.ts';
import { journeyOn } from '#tests/fixtures/own-site.ts';
import { startProduct } from '#tests/fixtures/product.ts';
import { COLUMNS, isSampled, ROWS } from '#tests/fixtures/sign-in-matrix/matrix.ts';
import { cellOf } from '#tests/fixtures/sign-in-matrix/matrix-cell.ts';

/** One row of each kind, for the gate, which has two steps in the window (fixtures/desktop-journeys.ts). The whole run has every row in every language at every size. */
const GATE = [
  'signs in by a network and then a code',
  'signs in by a passkey',
  'the fast form in the dialog',
  'resets the password by a code in an email',
];

/** Passkeys need a host name; they do not work for an IP address. */
const named = (origin: string) => origin.replace('127.0.0.1', 'localhost');

const test = journey.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  siteOrigin: async ({}, use) => {
    await use(named(process.env.BASE_URL ?? ''));
  },
});

const onOwnSite = journeyOn(async () => {
  const site = await startProduct();
  return { site, origin: named(site.origin), end: site.stop };
});

for (const row of ROWS) {
  const { name, go, refused, hasOwnSite } = row;
  const tell = hasOwnSite ? onOwnSite : test;
  test.describe(() => {
    if (hasOwnSite) test.describe.configure({ mode: 'default' });
    for (const [index, column] of COLUMNS.entries()) {
      if (!isFull && !isSampled(row, index)) continue;
      test.describe(() => {
        tell.use({ viewport: { width: column.width, height: column.width === 390 ? 844 : 900 } });
        const isGate = GATE.some((words) => name.includes(words)) && isSampled(row, index);
        tell(
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
