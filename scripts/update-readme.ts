import { readFileSync, writeFileSync } from 'node:fs';
import { withRealOutputs } from './readme-outputs.ts';

/** `node scripts/run.mjs update-readme`: writes the real output under each command that README.md shows. */
writeFileSync('README.md', withRealOutputs(readFileSync('README.md', 'utf8')));
