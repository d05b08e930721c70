import { defineConfig } from 'vitest/config';
import { SHARED, WITHOUT_SOURCE_MAPS } from './vitest.config.ts';

/** Files of the fast suite that do more in this one: see `test/suite.ts`. */
const IN_BOTH = [
  'action/action',
  'action/pull-request',
  'determinism',
  'helm/random',
  'kustomize/charts',
  'kustomize/encodings',
  'kustomize/origins',
  'kustomize/random',
  'kustomize/trials',
  'kustomize/write',
  'parse/reader',
  'readme',
  'render/post-render',
  'resolve/origins',
];

/** `npm run test:slow`: real programs and repositories, random repositories, the bundle in processes of its own. */
export default defineConfig({
  plugins: WITHOUT_SOURCE_MAPS,
  test: {
    ...SHARED,
    include: ['test/slow/**/*.test.ts', ...IN_BOTH.map((name) => `test/${name}.test.ts`)],
    testTimeout: 600_000,
    provide: { suite: 'slow' },
  },
});
