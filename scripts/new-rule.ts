import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { newRule, ruleArguments } from './rules/new-rule-files.ts';
import { pagePath } from './rules/pages.ts';

const CATALOGUE = 'rules/catalogue.ts';

/** `node scripts/run.mjs new-rule ID [GROUP] [SEVERITY]`: the two files of a rule, and its line in the catalogue. */
function main(args: readonly string[]): number {
  const rule = ruleArguments(args);
  if (typeof rule === 'string') {
    console.error(`${rule}\nusage: node scripts/run.mjs new-rule some-rule-id [group] [severity]`);
    return 2;
  }
  if (existsSync(pagePath(rule.id))) {
    console.error(`${pagePath(rule.id)} exists already`);
    return 2;
  }
  for (const { path, text } of newRule(rule, readFileSync(CATALOGUE, 'utf8'))) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    console.log(path);
  }
  console.log('Write the check and the page, then run: npm run update-generated');
  return 0;
}

process.exitCode = main(process.argv.slice(2));
