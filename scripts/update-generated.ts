import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { generatedFiles } from './rules/generated-files.ts';

/** `node scripts/run.mjs update-generated`: writes everything a machine can write; says what changed. */
for (const { path, text } of generatedFiles()) {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
  writeFileSync(path, text);
  console.log(path);
}
