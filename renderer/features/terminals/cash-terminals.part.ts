import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { definePart } from '#renderer/lib/pages/part-record.ts';

export const part = definePart({
  kind: 'cashTerminals',
  namespaces: ['cash-terminals'],
  component: lazyModule(async () => (await import('./cash-terminals-part.tsx')).CashTerminalsPart),
});
