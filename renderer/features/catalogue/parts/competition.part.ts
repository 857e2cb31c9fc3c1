import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { definePart } from '#renderer/lib/pages/part-record.ts';

export const part = definePart({
  kind: 'competition',
  isHead: true,
  namespaces: ['competition', 'games'],
  component: lazyModule(async () => (await import('./competition-part.tsx')).CompetitionPart),
});
