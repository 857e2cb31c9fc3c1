import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{shared,platform,renderer,electron,build}/**/*.test.{ts,tsx}'],
    testTimeout: 60_000,
    hookTimeout: 90_000,
    maxWorkers: 2,
  },
});
