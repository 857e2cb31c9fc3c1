import { defineConfig } from 'vitest/config';
import { chooseScratchFolder } from '../fixtures/scratch-folder.ts';

chooseScratchFolder();

/** Tests that kill processes; they are slow and run one after another. */
export default defineConfig({
  test: { include: ['tests/faults/**/*.test.ts'], testTimeout: 900_000, hookTimeout: 240_000, maxWorkers: 1 },
});
