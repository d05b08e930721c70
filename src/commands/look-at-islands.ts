import type { FileTree } from '../model/file-tree.ts';
import type { Report } from '../model/report.ts';
import type { Rule } from '../model/rule.ts';
import type { Settings } from '../model/settings.ts';
import { mergeCauses } from '../pipeline/merge-causes.ts';
import { islandsOfBuild, type Islands } from '../pipeline/parts/find-islands.ts';
import type { Parts } from '../pipeline/parts/open-parts.ts';
import type { RunMemory } from '../pipeline/run-memory.ts';
import { restrictToIslands } from '../pipeline/parts/split-report.ts';
import type { Joining } from '../pipeline/parts/unpack-report.ts';
import { hideSecrets } from '../report/secrets/hide-secrets.ts';
import { lookAt, type Examination } from './examine.ts';

/** What runs that look at parts of one repository have in common. */
export interface Division {
  readonly tree: FileTree;
  readonly rules: readonly Rule[];
  readonly settings: Settings;
  /** The same in all of them; does not tell its text. */
  readonly digest: (text: string) => string;
  /** What a step leaves for the next one in the same process. */
  readonly memory?: RunMemory;
}

/** Looks at some islands and at as many others as decide about them. No text of the report holds a value of a Secret. */
export function lookAtIslands(
  own: ReadonlySet<number>,
  parts: Parts,
  { rules, settings, memory }: Division,
  made: ReadonlySet<string> = new Set(),
): Examination {
  let more: ReadonlySet<number> = new Set();
  for (;;) {
    const { tree, others, lacking } = parts.view(own, more);
    const { report, evidence } = lookAt(tree, rules, settings, {
      memory,
      others: { ...others, made },
    });
    const needed = lacking(evidence);
    if (needed.size === 0) {
      return { report: hideSecrets(report, undefined, others.secrets), evidence };
    }
    more = new Set([...more, ...needed]);
  }
}

/**
 * Islands that are left to whoever sees the whole: those with a name that nothing makes, since what is said about it depends on how many there
 * are in the repository, and those that an entry object deploys which no survey tells of (one that a chart makes of a values file).
 */
export function undecidedIn({ references, builds }: Report, islands: Islands): readonly number[] {
  const untraced = new Set(
    references.flatMap(({ reference, verdict }) =>
      verdict.kind === 'untraced' ? [reference.build] : [],
    ),
  );
  return builds.flatMap((build) =>
    untraced.has(build.id) || build.deployedBy !== undefined ? islandsOfBuild(build, islands) : [],
  );
}

/** The report of a run of the whole repository: what was found in some islands by looking at them, and in all others, which are in the joining. */
export function joinIslands(
  joining: Joining,
  own: ReadonlySet<number>,
  { report, evidence }: Examination,
  islands: Islands,
): Examination {
  const restricted = restrictToIslands(
    report,
    islands,
    (island) => island === undefined || own.has(island),
  );
  const files = islands.files.filter((_, island) => !own.has(island)).flat();
  const joined = joining.join(restricted, files);
  return { report: { ...joined, problems: mergeCauses(joined.problems, (own) => own) }, evidence };
}
