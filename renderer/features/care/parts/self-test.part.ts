import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { definePart } from '#renderer/lib/pages/part-record.ts';

export const part = definePart({
  kind: 'selfTest',
  namespaces: [],
  component: lazyModule(async () => (await import('./self-test-part.tsx')).SelfTestPart),
});
