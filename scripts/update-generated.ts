import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { actionFile } from './config/action-file.ts';
import { configFiles } from './config/config-files.ts';
import { configPage } from './config/config-page.ts';
import { dependenciesActionFile } from './config/dependencies-action-file.ts';
import { deployerFiles } from './deployers/deployer-files.ts';
import { producerFiles } from './producers/producer-files.ts';
import { referenceFiles } from './references/reference-files.ts';
import { generatedFiles } from './rules/generated-files.ts';
import { freshVerdictPage } from './verdicts/verdict-page.ts';

/** `node scripts/run.mjs update-generated`: writes everything a machine can write; says what changed. */
for (const { path, text } of [
  ...deployerFiles(),
  ...producerFiles(),
  ...referenceFiles(),
  freshVerdictPage(),
  ...generatedFiles(),
  ...configFiles(),
  configPage(),
  actionFile(),
  dependenciesActionFile(),
]) {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
  writeFileSync(path, text);
  console.log(path);
}
