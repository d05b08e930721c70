import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest come first, so that no core is left waiting for one of them at the end. */
const SLOW = [
  'hooks',
  'conformance',
  'io/revisions',
  'action/action',
  'determinism',
  'model/globs',
  'io/walk-folder',
  'io/hostile-git',
  'kustomize/origins',
  'parse/reader',
  'parse/robustness',
  'kustomize/differential',
  'cli/cli',
  'dist',
].map((name) => `/test/${name}.test.ts`);

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = SLOW.findIndex((name) => moduleId.endsWith(name));
  return rank === -1 ? SLOW.length : rank;
}

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/load-parts.ts'],
    testTimeout: 120_000,
    hookTimeout: 300_000,
    // A worker keeps the modules it has loaded: sixty files load the engine once per core, not once each.
    isolate: false,
    // By default one core is left to the one process that transforms: with two cores, half of them.
    maxWorkers: '100%',
    sequence: { sequencer: SlowFirst },
    server: {
      deps: { inline: [/@actions\/(workflow-parser|expressions)/] },
    },
  },
});
