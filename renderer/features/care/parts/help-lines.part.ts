import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { definePart } from '#renderer/lib/pages/part-record.ts';

export const part = definePart({
  kind: 'helpLines',
  namespaces: [],
  component: lazyModule(async () => (await import('./help-lines-part.tsx')).HelpLinesPart),
});
