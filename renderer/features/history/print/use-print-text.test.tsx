import { expect, test } from 'vitest';
import { displayChanged } from '#renderer/lib/store/display-slice.ts';
import { renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { usePrintMoment } from './use-print-text.ts';

function Printed({ at }: { readonly at: string }) {
  return usePrintMoment()(Date.parse(at));
}

test.each([
  ['2027-03-28T00:59Z', '00:59 UTC'],
  ['2027-03-28T02:00Z', '03:00 UTC+1'],
  ['2027-01-10T12:00Z', '12:00 UTC'],
])('paper has the time of %s in London, and its offset on that day: %s', async (at, text) => {
  const html = await renderPart(<Printed at={at} />, {
    namespaces: ['print'],
    prepare: ({ dispatch }) => dispatch(displayChanged({ timeZone: 'Europe/London', is12h: false })),
  });
  expect(
    textOf(html)
      .replace(/[\u2066\u2069]/g, '')
      .replaceAll(',', ''),
  ).toMatch(new RegExp(`${text.replace('+', '\\+')}\\D*$`));
});
