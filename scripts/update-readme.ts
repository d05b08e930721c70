import { readFileSync, writeFileSync } from 'node:fs';
import { PICTURES } from './picture.ts';
import { REAL_OUTPUTS, withRealOutputs } from './readme-outputs.ts';

/** `node scripts/run.mjs update-readme`: writes the real output under each command that the documents show, and the pictures. */
for (const path of REAL_OUTPUTS) {
  writeFileSync(path, await withRealOutputs(readFileSync(path, 'utf8')));
}
for (const { path, draw } of PICTURES) writeFileSync(path, draw());
