import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { BenchResult } from './bench-result.ts';

const here = import.meta.dirname;
const wanted = process.argv.slice(2);
const files = readdirSync(here)
  .filter((file) => file.endsWith('.ts') && !['run.ts', 'bench-result.ts'].includes(file))
  .filter((file) => wanted.length === 0 || wanted.some((word) => file.includes(word)))
  .sort();

function line(result: BenchResult): string {
  const goal = result.goal ? `goal ${result.goal.op} ${result.goal.value}` : '';
  const mark = result.ok === undefined ? ' ' : result.ok ? '✓' : '✗';
  return `${mark} ${result.id.padEnd(22)} ${String(Number(result.value.toPrecision(4))).padStart(10)} ${result.unit.padEnd(14)} ${goal.padEnd(14)} ${result.what}`;
}

let missed = 0;
for (const file of files) {
  const module = (await import(path.join(here, file))) as { run?: () => Promise<BenchResult[]> };
  if (!module.run) continue;
  console.log(`\n${file.replace('.ts', '')}`);
  for (const result of await module.run()) {
    if (result.ok === false) missed++;
    console.log(line(result));
  }
}
console.log(missed === 0 ? '\nevery goal is reached' : `\n${missed} goals are missed`);
