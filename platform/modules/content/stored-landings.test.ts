import * as v from 'valibot';
import { expect, test } from 'vitest';
import { contentRecordSchema } from '#shared/contracts/content.ts';
import { beforeMigration } from '#tests/fixtures/platform/before-migration.ts';

const points = { title: 'Points', items: [{ title: 'One', text: 'First.' }] };
const LANDING = {
  publishedFrom: null,
  publishedUntil: 1_803_297_600_000,
  whenOver: 'live',
  fallback: 'en',
  blocks: ['facts', 'games', 'countdown', 'steps', 'faq', 'terms', 'closing'],
  countdownTo: 'firstGame',
  games: { section: 'line', filter: 'recommended', count: 4 },
  action: { page: 'line', dialog: 'signUp' },
  texts: {
    en: {
      title: 'Spring',
      description: 'A page of spring',
      hero: { title: 'Spring is here', text: 'See.', action: 'Join' },
      countdown: 'Begins in',
      games: { title: 'Games', text: 'On now.' },
      ...{ steps: points, facts: points, faq: points },
      terms: { title: 'Terms', items: ['Play money.'] },
      closing: { title: 'Ready?', text: 'Go.' },
    },
  },
};
const SMALL = {
  ...LANDING,
  ...{ publishedUntil: null, whenOver: null, blocks: ['terms'], countdownTo: null, games: null },
  texts: { en: { ...LANDING.texts.en, countdown: undefined, closing: undefined } },
};

test('landing pages of before become pages of content with the same blocks and texts', async () => {
  await beforeMigration('076-content.sql', async ({ owner, run }) => {
    for (const [id, record] of Object.entries({ spring: LANDING, small: SMALL, removed: null })) {
      const text = record && JSON.stringify(record);
      await owner`insert into landing (id, record) values (${id}, ${text}::text::jsonb)`;
    }
    await run();
    const rows = await owner<{ id: string; record: unknown }[]>`select id, record from content_page order by id`;
    expect(rows.map(({ id }) => id)).toEqual(['landings/removed', 'landings/small', 'landings/spring']);
    expect(rows[0]?.record).toBeNull();
    const [small, spring] = rows.slice(1).map(({ record }) => v.parse(contentRecordSchema, record));
    expect(spring).toMatchObject({ class: 'landing', publishedUntil: LANDING.publishedUntil, whenOver: 'live' });
    expect(spring?.blocks).toEqual([
      { id: 'hero', kind: 'hero', leadsTo: LANDING.action },
      { id: 'facts', kind: 'cards' },
      { id: 'games', kind: 'games', ...LANDING.games },
      { id: 'countdown', kind: 'countdown', to: 'firstGame' },
      { id: 'steps', kind: 'steps' },
      { id: 'faq', kind: 'faq' },
      { id: 'terms', kind: 'terms' },
      { id: 'closing', kind: 'offer', leadsTo: LANDING.action },
    ]);
    const { hero, closing, games } = LANDING.texts.en;
    expect(spring?.texts.en?.blocks).toEqual({
      ...{ hero, games, steps: points, facts: points, faq: points, terms: LANDING.texts.en.terms },
      countdown: { text: 'Begins in' },
      closing: { ...closing, action: 'Join' },
    });
    expect(small?.blocks.map(({ id }) => id)).toEqual(['hero', 'terms']);
    expect(small?.publishedUntil).toBeNull();
  });
});
