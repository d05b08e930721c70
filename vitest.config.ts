import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import type { ViteUserConfig } from 'vitest/config';
import { translatedSources } from './scripts/translated-sources.mjs';

/** GitHub's parser of action.yml, which Node cannot load: its imports have no extensions. */
const GITHUB_PARSER = /@actions\/(workflow-parser|expressions)/;

/** Of both suites. */
export const PLUGINS: NonNullable<ViteUserConfig['plugins']> = [
  ...(await translatedSources()),
  // Their source maps name files that are not in the packages: each would be a warning.
  {
    name: 'without-source-maps',
    enforce: 'pre',
    load(path) {
      if (!GITHUB_PARSER.test(path) || !path.endsWith('.js')) return undefined;
      return readFileSync(path, 'utf8').replace(/\n\/\/# sourceMappingURL=.*\n*$/, '\n');
    },
  },
];

type TestOptions = NonNullable<ViteUserConfig['test']>;

/** What the fast and the slow suite have in common. */
export const SHARED: TestOptions = {
  testTimeout: 120_000,
  hookTimeout: 300_000,
  // A worker keeps the modules it has loaded: the files of a worker load the engine once.
  isolate: false,
  // By default one core is left to the one process that transforms: with two cores, half of them.
  maxWorkers: '100%',
  server: { deps: { inline: [GITHUB_PARSER] } },
  // Else styles are empty, even as texts.
  css: true,
};

/** `npm test`: every room, the pages of the rules, the README, the bundle. */
export default defineConfig({
  plugins: PLUGINS,
  test: {
    ...SHARED,
    include: ['test/**/*.test.ts'],
    exclude: ['test/slow/**'],
    provide: { suite: 'fast' },
  },
});
