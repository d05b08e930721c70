import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 300_000,
    server: {
      deps: { inline: [/@actions\/(workflow-parser|expressions)/] },
    },
  },
});
