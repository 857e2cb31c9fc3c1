import { beforeAll, expect, test } from 'vitest';
import { loadLaterRoutes } from '#renderer/app/load-later-routes.ts';
import type { AppStore } from '#renderer/app/make-store.ts';
import type { ContentEntry } from '#shared/contracts/content.ts';
import type { FramePart } from '#shared/domain/routing/route-row.ts';
import { renderPart, textOf } from '#tests/fixtures/render-part.tsx';
import { contentPagesApi } from '../api/content-api.ts';
import { useLinkedPages } from './use-linked-pages.ts';

const entry = (id: string, places: readonly FramePart[], name: string): ContentEntry => ({
  ...{ id, name, places: [...places], languages: ['en'] },
  ...{ class: 'article', words: `words of ${name}` },
});

const pages = [
  entry('information/about', ['search', 'drawer'], 'About us'),
  entry('information/contacts', ['footer'], 'Contacts'),
  entry('information/partners', ['search'], 'Partners'),
];

function List({ place }: { readonly place: FramePart }) {
  return useLinkedPages(place).map(({ id, name, to, words }) => (
    <a key={id} href={to} title={words}>
      {name}
    </a>
  ));
}

const listed = async (place: FramePart, answer: readonly ContentEntry[] | null = pages) => {
  const html = await renderPart(<List place={place} />, {
    prepare: ({ dispatch }: AppStore) => {
      if (!answer) return;
      const value = { pages: [...answer] };
      const arg = { query: { lang: 'en' } };
      dispatch(contentPagesApi.util.upsertQueryEntries([{ endpointName: 'contentPages', arg, value }]));
    },
  });
  return { html, links: [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href) };
};

beforeAll(async () => {
  await loadLaterRoutes();
});

test('pages of words are linked by their names at the place of their rows in the route table', async () => {
  const { html, links } = await listed('search');
  expect(textOf(html)).toContain('About us');
  expect(html).toContain('title="words of About us"');
  const known = links.filter((to) => to?.startsWith('/en/information') || to === '/en/mobile');
  expect(known).toEqual([
    '/en/information/about',
    '/en/information/betting-calculator',
    '/en/information/partners',
    '/en/mobile',
  ]);
});

test('a page is linked only in its places', async () => {
  expect((await listed('footer')).links).toContain('/en/information/contacts');
  expect((await listed('footer')).links).not.toContain('/en/information/about');
  expect((await listed('drawer')).links).toContain('/en/information/about');
});

test('until the pages of words have come, the pages of the route table are linked', async () => {
  const { links } = await listed('search', null);
  expect(links).toContain('/en/mobile');
  expect(links).toEqual((await listed('search', [])).links);
});
