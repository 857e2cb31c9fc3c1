import { expect, test } from 'vitest';
import { displayChanged } from '#renderer/lib/store/display-slice.ts';
import { NOW } from '#tests/fixtures/coupon-samples.ts';
import { renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { HeaderClock } from './header-clock.tsx';

test('the clock of the header has the time of the zone and names its present offset', async () => {
  const html = await renderPart(<HeaderClock />, {
    prepare: ({ dispatch }) => dispatch(displayChanged({ timeZone: 'Pacific/Chatham', is12h: false })),
  });
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: 'Pacific/Chatham', timeStyle: 'medium' }).format(NOW);
  expect(textOf(html)).toContain(time);
  expect(textOf(html)).toMatch(/UTC\+1[23]:45/);
});
