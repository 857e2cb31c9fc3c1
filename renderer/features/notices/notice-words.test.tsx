import { expect, test } from 'vitest';
import { configChanged } from '#renderer/lib/store/site-slice.ts';
import { config, NOW } from '#tests/fixtures/coupon-samples.ts';
import { renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { NoticeWords } from './notice-words.tsx';

const texts = { en: 'We close at four.', ru: 'Закрываемся в четыре.' };
const START = NOW + 3_600_000;

const announced = (geoCountry: string | null, own?: typeof texts) =>
  renderPart(<NoticeWords text={{ ahead: { startAt: START, finishAt: null, ...(own ? { texts: own } : {}) } }} />, {
    language: 'de',
    namespaces: ['notices'],
    prepare: ({ dispatch }) => void dispatch(configChanged({ ...config, geoCountry })),
  });

test.each([
  ['KZ', '<span lang="ru" dir="ltr">Закрываемся в четыре.</span>'],
  ['DE', '<span lang="en" dir="ltr">We close at four.</span>'],
])('[N-08] maintenance is announced to a visitor from %s in the operator’s own words', async (country, said) => {
  expect(await announced(country, texts)).toContain(said);
});

test('[N-08] maintenance without own words is announced with its start, in the language of the page', async () => {
  const text = textOf(await announced('KZ'));
  expect(text).toContain('Wartung');
  expect(text).toMatch(/\d{1,2}:\d\d/);
});
