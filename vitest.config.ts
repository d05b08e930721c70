import { defineConfig } from 'vitest/config';
import type { ViteUserConfig } from 'vitest/config';

type TestOptions = NonNullable<ViteUserConfig['test']>;

/** What the fast and the slow suite have in common. */
export const SHARED: TestOptions = {
  setupFiles: ['test/load-parts.ts'],
  testTimeout: 120_000,
  hookTimeout: 300_000,
  // A worker keeps the modules it has loaded: the files of a worker load the engine once.
  isolate: false,
  // By default one core is left to the one process that transforms: with two cores, half of them.
  maxWorkers: '100%',
  server: { deps: { inline: [/@actions\/(workflow-parser|expressions)/] } },
};

/** `npm test`: every room, the pages of the rules, the README, the bundle. */
export default defineConfig({
  test: {
    ...SHARED,
    include: ['test/**/*.test.ts'],
    exclude: ['test/slow/**'],
    provide: { suite: 'fast' },
  },
});
