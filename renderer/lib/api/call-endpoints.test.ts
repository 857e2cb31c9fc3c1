import type { DefinitionsFromApi, QueryArgFrom, ResultTypeFrom } from '@reduxjs/toolkit/query/react';
import * as v from 'valibot';
import { describe, expect, expectTypeOf, onTestFinished, test, vi } from 'vitest';
import { makeStore } from '#renderer/app/make-store.ts';
import { createMemoryHost } from '#renderer/host/memory-host.ts';
import { defineCall } from '#shared/contracts/call.ts';
import { eventually } from '#tests/fixtures/eventually.ts';
import { siteConfig } from '../test-fixtures/site.fixture.ts';
import { baseApi, type CallRequest } from './base-api.ts';
import { type CallName, callOf, mutationOf, queryOf } from './call-endpoints.ts';
import type { FetchRequest } from './fetcher.ts';

interface Book {
  readonly id: number;
  readonly title: string;
}

const book = v.object({ id: v.number(), title: v.string() });
const contracts = {
  booksCall: defineCall({
    id: 'books',
    method: 'GET',
    path: '/books',
    rate: 'read',
    summary: 'All books',
    answer: v.object({ books: v.array(book) }),
  }),
  bookCall: defineCall({
    id: 'book',
    method: 'GET',
    path: '/books/:id',
    rate: 'read',
    summary: 'One book',
    params: v.object({ id: v.string() }),
    answer: book,
  }),
  renameCall: defineCall({
    id: 'rename',
    method: 'POST',
    path: '/books/:id',
    rate: 'read',
    summary: 'Renames a book',
    params: v.object({ id: v.string() }),
    body: v.object({ title: v.string() }),
    answer: book,
    idempotent: true,
  }),
  bookSchema: book,
};
const bookCalls = vi.fn(async () => contracts);

const api = baseApi.enhanceEndpoints({ addTagTypes: ['Books'] }).injectEndpoints({
  endpoints: (build) => ({
    books: queryOf(build, bookCalls, 'booksCall', { providesTags: ['Books'] }),
    book: queryOf(build, bookCalls, 'bookCall'),
    titles: queryOf(build, bookCalls, 'booksCall', {
      parts: (_: { readonly userId: number }) => undefined,
      transformResponse: ({ books }) => books.map(({ title }) => title),
      providesTags: (titles) => (titles?.length ? ['Books'] : []),
    }),
    renameBook: mutationOf(build, bookCalls, 'renameCall', { invalidatesTags: ['Books'] }),
    coverBook: mutationOf(build, bookCalls, 'renameCall', {
      parts: ({ picture }: { readonly picture: FormData }) => ({ body: picture }),
    }),
    lookedAtBook: mutationOf(build, bookCalls, 'bookCall', { onQueryStarted: async (_args: unknown) => {} }),
  }),
});

const books = [{ id: 1, title: 'Odds' }];

function shop(answers: Readonly<Record<string, unknown>>) {
  const asked: FetchRequest[] = [];
  const { store } = makeStore({
    host: createMemoryHost(),
    preloaded: { site: { config: siteConfig, renderedAt: 0, origin: '' } },
    fetcher: async (request) => {
      asked.push(request);
      return { status: 200, body: answers[request.path] };
    },
  });
  // An answer that nothing uses any more is kept for a minute by a timer.
  onTestFinished(async () => {
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
    store.dispatch(api.util.resetApiState());
  });
  return { store, asked };
}

describe('an endpoint made from its call', () => {
  test('loads no contract before it is used', () => {
    expect(bookCalls).not.toHaveBeenCalled();
  });

  test('without arguments asks for the path of the call', async () => {
    const { store, asked } = shop({ '/books': { books } });
    const { data } = await store.dispatch(api.endpoints.books.initiate());
    expect(data).toEqual({ books });
    expect(asked).toMatchObject([{ method: 'GET', path: '/books' }]);
  });

  test('passes its argument as the parts of the request', async () => {
    const { store, asked } = shop({ '/books/1': books[0] });
    const args = { params: { id: '1' }, body: { title: 'Odds' }, idempotencyKey: 'key' };
    expect(await store.dispatch(api.endpoints.renameBook.initiate(args)).unwrap()).toEqual(books[0]);
    expect(asked).toMatchObject([
      { method: 'POST', path: '/books/1', body: { title: 'Odds' }, headers: { 'idempotency-key': 'key' } },
    ]);
  });

  test('has an argument and data of its own where its options say so', async () => {
    const { store, asked } = shop({ '/books': { books } });
    const { data } = await store.dispatch(api.endpoints.titles.initiate({ userId: 7 }));
    expect(data).toEqual(['Odds']);
    expect(asked).toMatchObject([{ path: '/books' }]);
    expect(asked[0]).not.toHaveProperty('body');
  });

  test('hands its options on to RTK Query', async () => {
    const { store, asked } = shop({ '/books': { books }, '/books/1': books[0] });
    const query = store.dispatch(api.endpoints.books.initiate());
    await query;
    await store.dispatch(api.endpoints.renameBook.initiate({ params: { id: '1' }, body: { title: 'Even' } }));
    await eventually(() => expect(asked.map(({ path }) => path)).toEqual(['/books', '/books/1', '/books']));
    query.unsubscribe();
  });

  test('fails when the answer is not as the call says', async () => {
    const { store } = shop({ '/books': { books: 'many' } });
    const { error } = await store.dispatch(api.endpoints.books.initiate());
    expect(error).toMatchObject({ code: 'ANSWER_MALFORMED' });
  });
});

describe('the types of an endpoint', () => {
  type Endpoints = DefinitionsFromApi<typeof api>;
  type ArgumentOf<Name extends keyof Endpoints> = QueryArgFrom<Endpoints[Name]>;
  type DataOf<Name extends keyof Endpoints> = ResultTypeFrom<Endpoints[Name]>;

  test('come from its call', () => {
    expectTypeOf<ArgumentOf<'books'>>().toEqualTypeOf<void>();
    expectTypeOf<DataOf<'books'>>().toEqualTypeOf<{ books: { id: number; title: string }[] }>();
    expectTypeOf<ArgumentOf<'book'>>().toExtend<{ params: { id: string }; readonly idempotencyKey?: string }>();
    expectTypeOf<{ params: { id: string } }>().toExtend<ArgumentOf<'book'>>();
    expectTypeOf<object>().not.toExtend<ArgumentOf<'book'>>();
    expectTypeOf<ArgumentOf<'renameBook'>['body']>().toEqualTypeOf<{ title: string }>();
    expectTypeOf<DataOf<'renameBook'>>().toExtend<Book>();
    expectTypeOf<DataOf<'renameBook'>>().not.toBeAny();
  });

  test('come from its options where they name others', () => {
    expectTypeOf<ArgumentOf<'titles'>>().toEqualTypeOf<{ readonly userId: number }>();
    expectTypeOf<DataOf<'titles'>>().toEqualTypeOf<string[]>();
    expectTypeOf<ArgumentOf<'coverBook'>>().toEqualTypeOf<{ readonly picture: FormData }>();
    // A listener that reads nothing of the argument does not change it.
    expectTypeOf<ArgumentOf<'lookedAtBook'>>().toEqualTypeOf<ArgumentOf<'book'>>();
  });

  test('are those of its hook', () => {
    expectTypeOf(api.useBooksQuery).toBeCallableWith();
    expectTypeOf(api.useBookQuery).toBeCallableWith({ params: { id: '1' } });
    expectTypeOf(() => api.useTitlesQuery({ userId: 7 }).data).returns.toEqualTypeOf<string[] | undefined>();
  });

  test('allow names of calls only', () => {
    expectTypeOf<CallName<typeof contracts>>().toEqualTypeOf<'bookCall' | 'booksCall' | 'renameCall'>();
    expectTypeOf(callOf(bookCalls, 'bookCall')).toEqualTypeOf<() => Promise<typeof contracts.bookCall>>();
    expectTypeOf<CallRequest['load']>().returns.resolves.toHaveProperty('path');
  });
});
