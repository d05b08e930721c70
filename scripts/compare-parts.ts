import { catalogue } from '../rules/catalogue.ts';
import { pages } from '../rules/pages.ts';
import { examine } from '../src/commands/examine.ts';
import { judge, merge, survey } from '../src/commands/judge-parts.ts';
import { loadAllParts } from '../src/commands/load-parts.ts';
import type { Report } from '../src/model/report.ts';
import { DEFAULT_FORMAT_OPTIONS } from '../src/report/problems/format-options.ts';
import { formatProblems } from '../src/report/problems/format-problems.ts';
import { openDivision, sent } from './open-division.ts';

/**
 * `compare-parts COUNT FOLDER…`: checks real repositories in one run, and in COUNT parts as `check --shard` and `merge` do; prints whether the
 * reports are the same, how much of each repository can be divided, and the CPU time of the steps.
 */
await loadAllParts();
const [count = '3', ...folders] = process.argv.slice(2);
const shares = Array.from({ length: Number(count) }, (_, at) => ({
  index: at + 1,
  count: Number(count),
}));
let isSame = true;
for (const folder of folders) {
  const division = await openDivision(folder);
  const { tree, settings } = division;
  const whole = timed(() => examine(tree, catalogue, settings).report);
  const surveys = timed(() => shares.map((share) => sent(survey(division, share))));
  const judged = timed(() => shares.map((share) => sent(judge(division, share, surveys.made))));
  const merged = timed(() => merge(division, surveys.made, judged.made).report);
  const different = (['json', 'text', 'sarif'] as const).filter(
    (format) => told(whole.made, format) !== told(merged.made, format),
  );
  isSame &&= different.length === 0;
  const special = surveys.made.reduce((sum, each) => sum + each.special.length, 0);
  const left = judged.made.reduce((sum, each) => sum + each.left.length, 0);
  const times = [whole, surveys, judged, merged].map(({ milliseconds }) => milliseconds).join(', ');
  console.log(
    `${different.length === 0 ? 'same' : `DIFFERENT (${different.join(', ')})`}  ${folder}: ${whole.made.files.length} files, ${whole.made.builds.length} builds; islands: ${special} special, ${left} left to the merge; CPU ms of one run, surveys, judging, merge: ${times}`,
  );
}
if (!isSame) process.exitCode = 1;

function told(report: Report, format: 'json' | 'text' | 'sarif'): string {
  const options = { ...DEFAULT_FORMAT_OPTIONS, version: '0', infos: true, hints: true, pages };
  return formatProblems(format, report, options);
}

function timed<Made>(make: () => Made): { readonly made: Made; readonly milliseconds: number } {
  const before = process.cpuUsage();
  const made = make();
  const { user, system } = process.cpuUsage(before);
  return { made, milliseconds: Math.round((user + system) / 1000) };
}
