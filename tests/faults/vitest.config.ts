import { defineConfig } from 'vitest/config';

/** Tests that kill processes; they take their time and run one after the other. */
export default defineConfig({
  test: { include: ['tests/faults/**/*.test.ts'], testTimeout: 900_000, hookTimeout: 240_000, maxWorkers: 1 },
});
