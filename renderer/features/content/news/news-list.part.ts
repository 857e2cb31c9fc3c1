import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { definePart } from '#renderer/lib/pages/part-record.ts';
import { newsArguments, newsChoice, newsList } from './news-query.ts';

export const part = definePart({
  kind: 'newsList',
  namespaces: ['content'],
  load: (dispatch, _block, { query, language }) => [
    dispatch(newsList.initiate(newsArguments(newsChoice(query), language), { subscribe: false })),
  ],
  component: lazyModule(async () => (await import('./news-list-part.tsx')).NewsListPart),
});
