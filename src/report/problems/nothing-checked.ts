import { groupBy } from '../../model/group-by.ts';
import type { Report } from '../../model/report.ts';
import { count, shortListOf } from '../text/words.ts';
import { nounOf, unrenderedOf, unusedFilesOf } from './coverage-of.ts';

/** What a run saw that checked nothing, in a few words, and what to do about it, in sentences. */
export interface NothingChecked {
  readonly seen: string;
  readonly advice: readonly string[];
}

/**
 * Set when nothing could be checked, although there is something here: entry objects whose objects are elsewhere, files that nobody deploys,
 * programs that are not understood. "No problems" would say too much then.
 */
export function nothingChecked(report: Report): NothingChecked | undefined {
  const { notLookedAt, otherDeployers, files, references, sources, workloads } = report;
  if (references.length + sources.length + workloads.length > 0) return undefined;
  const kinds = [...groupBy(notLookedAt, ({ manifest }) => manifest.kind)];
  const entries = kinds.map(([kind, some]) => count(some.length, nounOf(kind)));
  const unused = unusedFilesOf(report);
  const unrendered = [unrenderedOf(report)].filter((words) => words !== '');
  const isAllSkipped = files.every(({ class: { kind } }) => kind === 'skipped');
  const isUnused = isAllSkipped && unused.length + unrendered.length > 0;
  if (entries.length === 0 && otherDeployers.length === 0 && !isUnused) return undefined;
  const advice = [
    ...kinds.flatMap(([kind, some]) => adviceFor(kind, some)),
    ...otherDeployers.map(
      (name) =>
        `Render what ${name} deploys, and check the result: \`envfrom check FOLDER\`, or \`… | envfrom check -\`.`,
    ),
    ...(unused.length === 0 ? [] : [NAME_IT]),
  ];
  const seen = [
    ...entries,
    ...unrendered,
    ...unused,
    ...otherDeployers.map((name) => `what ${name} deploys`),
  ];
  return { seen: shortListOf(seen, MOST_SEEN), advice: [...new Set(advice)] };
}

function adviceFor(kind: string, unseen: Report['notLookedAt']): readonly string[] {
  const [first, ...rest] = new Set(unseen.map(({ reason }) => reason.code));
  if (rest.length === 0 && first === 'in-chart') return [RENDER_CHART];
  if (rest.length === 0 && first === 'other-revision') return [CHECK_OUT];
  const advice = ADVICE.get(kind);
  return advice === undefined ? [] : [advice];
}

const MOST_SEEN = 4;
const RENDER_CHART =
  'Add the Application that installs the chart, or render the chart into this repository (`helm template CHART -f VALUES`), and check again.';
const CHECK_OUT = 'Check out the branch, tag or commit that they deploy, and run envfrom there.';
const NAME_IT = 'Name a folder or file to check it all the same: `envfrom check FOLDER`.';
const SOURCES =
  'If they deploy from this repository under another URL, set `repositoryUrls` in the configuration; else run envfrom in the repository that they name, or check both together: `envfrom fleet`.';

const ADVICE: ReadonlyMap<string, string> = new Map([
  [
    'HelmRelease',
    '`envfrom charts --missing --format sh` prints the commands that fetch the charts; run them, then check again.',
  ],
  ['Kustomization', SOURCES],
  ['Application', SOURCES],
  ['ApplicationSet', SOURCES],
]);
