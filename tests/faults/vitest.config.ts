import { defineConfig } from 'vitest/config';

/** Tests that kill processes; they are slow and run one after another. */
export default defineConfig({
  test: { include: ['tests/faults/**/*.test.ts'], testTimeout: 900_000, hookTimeout: 240_000, maxWorkers: 1 },
});
