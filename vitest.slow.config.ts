import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { PLUGINS, SHARED } from './vitest.config.ts';

/** Files of the fast suite that do more in this one import what says which of them runs: `test/suite.ts`. */
const IN_BOTH = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => join('test', name))
  .filter((path) => /\/(?:suite|run-action)\.ts'/.test(readFileSync(path, 'utf8')));

/** `npm run test:slow`: real programs and repositories, random cases by the hundred, the bundle in processes of its own. */
export default defineConfig({
  plugins: PLUGINS,
  test: {
    ...SHARED,
    include: ['test/slow/**/*.test.ts', ...IN_BOTH],
    testTimeout: 600_000,
    provide: { suite: 'slow' },
  },
});
