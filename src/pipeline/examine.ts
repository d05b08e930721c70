import type { Evidence } from '../model/evidence.ts';
import type { FileTree } from '../model/file-tree.ts';
import { words, type Message } from '../model/message.ts';
import type { ParsedFile } from '../model/parsed-file.ts';
import type { Problem } from '../model/problem.ts';
import type { Report, UsedDeployer } from '../model/report.ts';
import type { Rule } from '../model/rule.ts';
import type { Settings } from '../model/settings.ts';
import { scriptedReleases } from '../render/deployed/scripted/scripted-releases.ts';
import { findOtherDeployers } from '../render/find-other-deployers.ts';
import type { OtherDeployer } from '../render/other-deployers.ts';
import { redactReport } from '../report/redact/redact-report.ts';
import type { RunMemory } from '../session/run-memory.ts';
import { byCodeUnit } from '../text/by-code-unit.ts';
import { bringHere } from './bring-here.ts';
import type { Engines } from './engines.ts';
import { gatherStages } from './gather-tree.ts';
import { mergeCauses } from './merge-causes.ts';
import { sortSuppressed } from './merge-problems.ts';
import { placeProblems } from './place-problems.ts';
import { pointOutside } from './point-outside.ts';
import { restrictReport } from './restrict-report.ts';
import { restrictToSelection } from './restrict-to-selection.ts';
import { runRules } from './run-rules.ts';
import { suppressProblems } from './suppress-problems.ts';

/** What one run found out about one tree. */
export interface Examination<Wording = string> {
  /** What reporters get: no text of a Secret is in it, once it is finished. */
  readonly report: Report<Wording>;
  /** What the rules were asked about, values of Secrets included: for comparing, never for printing. */
  readonly evidence: Evidence;
}

/**
 * The order of the stages, from the files of a run to what a reporter gets. Pure: the same tree gives the same result. `before` is the
 * evidence of the tree that this one is compared with: what was there until now is proof. `memory` is what an earlier run of the same rules
 * and settings left; the result is the same without it.
 */
export function examine(
  engines: Engines,
  tree: FileTree,
  rules: readonly Rule[],
  settings: Settings,
  before?: Evidence,
  memory?: RunMemory,
): Examination {
  const { report, evidence } = runStages(engines, tree, rules, settings, before, memory);
  const { problems, undeployed } = setAsideUndeployed(report, tree, settings);
  const merged = {
    problems: mergeCauses(problems, words),
    undeployed: mergeCauses(undeployed, words),
  };
  // A message about one cluster may quote a Secret of another: secrets are redacted before the other builds are left out.
  const redacted = redactReport({ ...report, ...merged }, before);
  const all =
    settings.revealsValues === true ? { ...redacted, environments: report.environments } : redacted;
  return { report: restrictToSelection(all, settings), evidence };
}

/** The stages of `examine` but for the last: a report that may quote Secrets still, with each problem of a cause. */
function runStages(
  engines: Engines,
  tree: FileTree,
  rules: readonly Rule[],
  settings: Settings,
  before?: Evidence,
  memory?: RunMemory,
): Examination<Message> {
  const { files, builds, uncheckedEntries, evidence } = gatherStages(
    engines,
    tree,
    settings,
    before,
    memory,
  );
  const found = bringHere(runRules(rules, evidence, settings, memory), rules, evidence);
  const { left, suppressed } = suppressProblems(found, evidence, rules, settings);
  const report: Report<Message> = {
    problems: placeProblems(left, rules, evidence, settings),
    undeployed: [],
    suppressed: sortSuppressed(suppressed),
    files,
    builds,
    uncheckedEntries,
    otherDeployers: otherDeployers(tree, files),
    references: evidence.references,
    sources: evidence.sources,
    workloads: evidence.workloads.filter(({ containers }) => containers.length > 0),
    environments: evidence.environments,
    rules: rules.map(({ meta }) => meta),
    ...(tree.around !== undefined && { isPart: true as const }),
    ...(tree.repositories !== undefined && {
      repositories: tree.repositories.map(({ name }) => name),
    }),
  };
  const shown = tree.selected === undefined ? report : restrictReport(report, tree.selected);
  const problems = pointOutside(shown.problems, evidence.references, tree, settings.limits);
  return { report: { ...shown, problems }, evidence };
}

/** What is told of a program: of one of the table, or of commands in scripts. */
type Program = Pick<OtherDeployer, 'name' | 'printsWith'> & { readonly lists?: { noun: string } };

/** Commands that install charts by arguments that only their run knows. */
const SCRIPTS: Program = {
  name: 'Helm in scripts',
  printsWith: 'helm template RELEASE CHART -f VALUES',
  lists: { noun: 'release' },
};

/** The programs that deploy from the tree and are not imitated, sorted by name. */
function otherDeployers(tree: FileTree, files: readonly ParsedFile[]): readonly UsedDeployer[] {
  const { commands, listed: left } = scriptedReleases(tree);
  const counts = new Map<Program, number>();
  const add = (program: Program, count: number): void => {
    counts.set(program, (counts.get(program) ?? 0) + count);
  };
  for (const { deployer, path, listed = 0 } of findOtherDeployers(tree, files)) {
    const count = (deployer.lists && left.get(path)) ?? listed;
    // A file of which every release is read is not left to the program.
    if (count > 0 || deployer.lists === undefined || !left.has(path)) add(deployer, count);
  }
  if (commands > 0) add(SCRIPTS, commands);
  return [...counts].map(usedDeployer).sort((one, other) => byCodeUnit(one.name, other.name));
}

function usedDeployer([{ name, lists, printsWith }, count]: readonly [
  Program,
  number,
]): UsedDeployer {
  return {
    name,
    ...(lists !== undefined && count > 0 && { listed: { noun: lists.noun, count } }),
    ...(printsWith !== undefined && { printsWith }),
  };
}

/**
 * The problems of a report, and those that hold only in what nothing deploys, or within something from elsewhere. All are problems if the user asks for all, or names the files
 * that they are in.
 */
function setAsideUndeployed<Wording>(
  { problems }: Report<Wording>,
  { selected }: Pick<FileTree, 'selected'>,
  { listsUndeployed }: Pick<Settings, 'listsUndeployed'>,
): Pick<Report<Wording>, 'problems' | 'undeployed'> {
  if (listsUndeployed === true || selected !== undefined) return { problems, undeployed: [] };
  return {
    problems: problems.filter((problem) => !isSetAside(problem)),
    undeployed: problems.filter(isSetAside),
  };
}

function isSetAside({ undeployed, elsewhere }: Pick<Problem, 'undeployed' | 'elsewhere'>): boolean {
  return undeployed === true || elsewhere === true;
}
