import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { definePart } from '#renderer/lib/pages/part-record.ts';

export const part = definePart({
  kind: 'storage',
  namespaces: ['consent', 'storage'],
  component: lazyModule(async () => (await import('./storage-part.tsx')).StoragePart),
});
