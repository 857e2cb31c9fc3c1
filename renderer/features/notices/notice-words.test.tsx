import { expect, test } from 'vitest';
import { displayChanged } from '#renderer/lib/store/display-slice.ts';
import { configChanged } from '#renderer/lib/store/site-slice.ts';
import { config, NOW } from '#tests/fixtures/coupon-samples.ts';
import { renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { NoticeWords } from './notice-words.tsx';

const texts = { en: 'We close at four.', ru: 'Закрываемся в четыре.' };
const HOUR = 3_600_000;

interface Announced {
  readonly geoCountry: string;
  readonly startAt?: number;
  readonly own?: typeof texts;
}

/** Draws an announcement for a German page whose player's clock is five hours ahead of UTC. */
const announced = ({ geoCountry, startAt = NOW + HOUR, own }: Announced) =>
  renderPart(<NoticeWords text={{ ahead: { startAt, finishAt: null, ...(own ? { texts: own } : {}) } }} />, {
    language: 'de',
    namespaces: ['notices'],
    prepare({ dispatch }) {
      dispatch(configChanged({ ...config, geoCountry }));
      dispatch(displayChanged({ timeZone: 300, is12h: false }));
    },
  });

test.each([
  ['KZ', '<span lang="ru" dir="ltr">Закрываемся в четыре.</span>'],
  ['DE', '<span lang="en" dir="ltr">We close at four.</span>'],
])('[N-08] maintenance is announced to a visitor from %s in the operator’s own words', async (geoCountry, said) => {
  expect(await announced({ geoCountry, own: texts })).toContain(said);
});

test.each([
  ['Heute, 18:00', NOW + HOUR],
  ['Morgen, 19:00', NOW + 26 * HOUR],
])(
  '[N-08] maintenance without own words is announced with its start, in the language of the page: %s',
  async (said, startAt) => {
    expect(textOf(await announced({ geoCountry: 'KZ', startAt }))).toContain(`Wartung ab: ${said}.`);
  },
);
