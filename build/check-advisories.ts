import { readAdvisories, tellAdvisories } from './advisories.ts';
import { runNpm } from './run-npm.ts';

// Asks the registry for advisories about the packages that the product runs with.

const TIMEOUT_MS = 60_000;

const args = ['audit', '--omit=dev', '--package-lock-only', '--json', '--fetch-retries=0', '--fetch-timeout=20000'];
const { isPassed, text } = tellAdvisories(readAdvisories(runNpm(args, TIMEOUT_MS).out));
console.log(text);
process.exit(isPassed ? 0 : 1);
