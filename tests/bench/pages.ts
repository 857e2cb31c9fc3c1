import { startProduct } from '../fixtures/product.ts';
import { type BenchResult, benchLine } from './bench-result.ts';
import { measureCost } from './pages/page-cost.ts';
import { measureBackEnd, measureWhole } from './pages/page-load.ts';

/**
 * R1: measures what a page costs the site server (decision 048). Costs are CPU time of the server's process, compared in
 * turns; each figure is printed when it is known.
 */
export async function run(): Promise<BenchResult[]> {
  const results: BenchResult[] = [];
  const say = (result: BenchResult) => {
    results.push(result);
    console.log(`  … ${benchLine(result)}`);
  };
  const product = await startProduct();
  let html = '';
  try {
    html = await (await fetch(`${product.origin}/en/live`)).text();
    await measureWhole(product.origin, say);
  } finally {
    await product.stop();
  }
  await measureBackEnd(html, say);
  await measureCost(html, say);
  return results;
}

if (import.meta.main) await run();
