import { expect } from 'vitest';

/** Tests of one stage, or of texts: they start at once. */
const WITHOUT_RUNS =
  /[\\/]test[\\/](?:floors|dist|where-is|go|model|parse|io|options|edits|text)\b/;

// Tests call the stages, which are synchronous, without the edges that load what a repository needs.
if (!WITHOUT_RUNS.test(expect.getState().testPath ?? '')) {
  const { loadAllParts } = await import('../src/commands/load-parts.ts');
  await loadAllParts();
}
