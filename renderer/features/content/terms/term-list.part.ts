import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { definePart } from '#renderer/lib/pages/part-record.ts';

export const part = definePart({
  kind: 'termList',
  namespaces: ['content'],
  component: lazyModule(async () => (await import('./term-list-part.tsx')).TermListPart),
});
