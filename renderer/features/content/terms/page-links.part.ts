import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { definePart } from '#renderer/lib/pages/part-record.ts';

export const part = definePart({
  kind: 'pageLinks',
  namespaces: ['content', 'pages'],
  component: lazyModule(async () => (await import('./page-links-part.tsx')).PageLinksPart),
});
