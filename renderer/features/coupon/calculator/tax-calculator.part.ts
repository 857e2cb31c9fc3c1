import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { definePart } from '#renderer/lib/pages/part-record.ts';

export const part = definePart({
  kind: 'taxCalculator',
  namespaces: ['tax-calculator', 'calculator', 'coupon'],
  component: lazyModule(async () => (await import('./tax-calculator-part.tsx')).TaxCalculatorPart),
});
