import { catalogue } from '../../rules/catalogue.ts';
import { build } from '../../src/commands/build/build-folder.ts';
import { changesBetween } from '../../src/commands/diff/compare-trees.ts';
import { matrix } from '../../src/commands/diff/compare-variants.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { diffChanges } from '../../src/commands/output/diff-changes.ts';
import { rollout } from '../../src/commands/rollout/renew-copies.ts';
import { collectMatrices } from '../../src/commands/selection/select-matrices.ts';
import { selectUsage } from '../../src/commands/selection/select-usage.ts';
import { set } from '../../src/commands/set/set-in-files.ts';
import { CannotRun } from '../../src/model/cannot-run.ts';
import type { FileTree } from '../../src/model/file-tree.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import type { Report } from '../../src/model/report.ts';
import type { Settings } from '../../src/model/settings.ts';
import { positionOf } from '../../src/model/span.ts';
import { NEWEST_KUBERNETES } from '../../src/model/versions/kubernetes-version.ts';
import { baselineOf, baselineText } from '../../src/pipeline/baseline.ts';
import { examine } from '../../src/pipeline/examine.ts';
import { fixProblems } from '../../src/pipeline/fix-problems.ts';
import { CHANGE_FORMATS, DEFAULT_CHANGE_OPTIONS } from '../../src/report/changes/change-options.ts';
import { formatChanges } from '../../src/report/changes/format-changes.ts';
import { matrixPieces } from '../../src/report/changes/format-matrix.ts';
import { formatDescriptions } from '../../src/report/describe/describe.ts';
import { DEFAULT_ENVIRONMENT_OPTIONS } from '../../src/report/environments/environment-options.ts';
import {
  ENVIRONMENT_FORMATS,
  formatEnvironments,
} from '../../src/report/environments/format-environments.ts';
import { formatGraph } from '../../src/report/graph/format-graph.ts';
import { GRAPH_FORMATS } from '../../src/report/graph/graph-formats.ts';
import { formatBuilds } from '../../src/report/inventory/format-builds.ts';
import { formatItems } from '../../src/report/inventory/format-items.ts';
import { BUILD_FORMATS, LIST_FORMATS } from '../../src/report/inventory/list-options.ts';
import { listedReference } from '../../src/report/inventory/listed-reference.ts';
import { listedSources } from '../../src/report/inventory/listed-sources.ts';
import { formatPage } from '../../src/report/page/format-page.ts';
import {
  DEFAULT_FORMAT_OPTIONS,
  PROBLEM_FORMATS,
} from '../../src/report/problems/format-options.ts';
import { formatProblems } from '../../src/report/problems/format-problems.ts';
import { formatWhy } from '../../src/report/why/format-why.ts';
import { WHY_FORMATS } from '../../src/report/why/why-options.ts';
import { LINKED_KINDS } from '../../src/rollout/write/linked-kinds.ts';
import { lineText } from '../../src/rollout/write/rollout-lines.ts';

const SETTINGS: Settings = {
  kubernetesVersion: NEWEST_KUBERNETES,
  strict: true,
  rules: new Map(catalogue.map(({ meta }) => [meta.id, 'error'])),
  externals: [],
  limits: DEFAULT_LIMITS,
  loadRestrictor: 'repository',
};
const MAX_PAGE_BYTES = 4 * 1024 * 1024;
const LIST = { version: '', color: false };

/** What one command prints in one format. */
export interface Output {
  readonly of: string;
  readonly text: string;
}

/** Everything that the commands print about a tree, and about what became of `before`. Throws what they throw, but no CannotRun. */
export function* outputsOf(tree: FileTree, before: FileTree | undefined): Generator<Output> {
  const base = before && examine(ENGINES, before, catalogue, SETTINGS);
  const head = examine(ENGINES, tree, catalogue, SETTINGS, base?.evidence);
  yield* problemsOf(head.report);
  yield* environmentsOf(head.report);
  yield* listsOf(head.report);
  if (before !== undefined && base !== undefined) {
    const change = changesBetween(base, head, { base: before, head: tree });
    for (const format of CHANGE_FORMATS) {
      const options = { ...DEFAULT_CHANGE_OPTIONS, files: true, guardCommands: true };
      yield { of: `diff ${format}`, text: formatChanges(format, change, options) };
    }
  }
  yield { of: 'page', text: pageText(head) };
  yield* askedOf(head.report);
  yield { of: 'baseline', text: baselineText(baselineOf(head.report.problems)) };
  yield { of: 'fix', text: said(() => fixedText(tree, head.report)) };
  yield { of: 'matrix', text: said(() => matrixText(tree)) };
  yield { of: 'build', text: said(() => builtText(tree)) };
  yield { of: 'rollout', text: said(() => rolloutText(tree)) };
  yield { of: 'set', text: said(() => setText(tree)) };
}

function* problemsOf(report: Report): Generator<Output> {
  const options = { ...DEFAULT_FORMAT_OPTIONS, verbose: true, infos: true, references: true };
  for (const format of PROBLEM_FORMATS) {
    const text = formatProblems(format, report, {
      ...options,
      showSuppressed: true,
      guardCommands: true,
    });
    yield { of: `check ${format}`, text };
  }
}

function* environmentsOf(report: Report): Generator<Output> {
  const { environments, problems } = report;
  for (const format of ENVIRONMENT_FORMATS) {
    const options = {
      ...DEFAULT_ENVIRONMENT_OPTIONS,
      services: true,
      problems,
      guardCommands: true,
    };
    const text = formatEnvironments(format, environments(), options);
    yield { of: `env ${format}`, text };
  }
  yield { of: 'describe', text: formatDescriptions(environments(), NEWEST_KUBERNETES) };
}

function pageText({ report, evidence }: ReturnType<typeof examine>): string {
  const matrices = collectMatrices(evidence, report, undefined);
  const options = {
    version: '',
    title: 'x',
    notices: [],
    filesUrl: undefined,
    maxBytes: MAX_PAGE_BYTES,
  };
  return [...formatPage({ report, matrices }, options)].join('');
}

function* listsOf(report: Report): Generator<Output> {
  for (const format of BUILD_FORMATS) {
    yield { of: `builds ${format}`, text: formatBuilds(format, report, LIST) };
  }
  for (const format of LIST_FORMATS) {
    const sources = listedSources(report.sources, report);
    yield { of: `sources ${format}`, text: formatItems('sources', format, sources, LIST) };
    const references = report.references.map(listedReference);
    yield { of: `references ${format}`, text: formatItems('references', format, references, LIST) };
  }
}

/** The answers about every variable, source and key, and the graph of all references. */
function* askedOf(report: Report): Generator<Output> {
  for (const format of GRAPH_FORMATS) {
    yield { of: `graph ${format}`, text: formatGraph(format, report.references) };
  }
  for (const [text, key] of [['*'], ['*', '*']] as const) {
    const asked = { text, what: undefined, name: text, key };
    for (const format of WHY_FORMATS) {
      const print = (): string =>
        formatWhy(format, asked, selectUsage(report, asked, { builds: undefined }), LIST);
      yield { of: `why ${format}`, text: said(print) };
    }
  }
}

/** What `check --fix --dry-run` would change. */
function fixedText(tree: FileTree, report: Report): string {
  const examined = (fixed: FileTree): Report => examine(ENGINES, fixed, catalogue, SETTINGS).report;
  const { changes } = fixProblems(tree, report, examined);
  return diffChanges(changes, report, SETTINGS.limits);
}

function matrixText(tree: FileTree): string {
  const selection = { workloads: [], files: [], namespace: undefined, notRendered: [], builds: [] };
  const matrices = matrix(ENGINES, tree, SETTINGS, selection);
  const options = { ...DEFAULT_CHANGE_OPTIONS, guardCommands: true };
  return (['differences', 'environments'] as const)
    .flatMap((view) =>
      CHANGE_FORMATS.flatMap((format) => [...matrixPieces(format, matrices, options, view)]),
    )
    .join('\n');
}

/** What `build` prints with its values masked, and what it says besides. */
function builtText(tree: FileTree): string {
  const options = { origins: true, maskSecrets: true };
  const { text, partial, failures } = build(tree, '.', SETTINGS, options);
  const lines = failures.map(({ at, message }) => `${positionOf(at).path} ${message}`);
  return [text, ...partial, ...lines].join('\n');
}

function rolloutText(tree: FileTree): string {
  const { lines, faults } = rollout(tree, SETTINGS, undefined);
  return [
    ...lines.map((line) => lineText(line, false)),
    ...faults.map(({ place, message }) => `${place}: ${message}`),
  ].join('\n');
}

/** What `set triggers` says of every kind of workload. */
function setText(tree: FileTree): string {
  const wanted = LINKED_KINDS.map((kind) => ({ kind, name: undefined }));
  const choice = { wanted, labels: undefined, namespace: undefined };
  const triggers = [{ kind: 'Secret', name: 's' }] as const;
  const { diff, workloads } = set(tree, SETTINGS, {
    what: 'triggers',
    choice,
    triggers,
    remove: false,
  });
  return `${diff}\n${workloads.map(({ name }) => name).join('\n')}`;
}

function said(print: () => string): string {
  try {
    return print();
  } catch (error) {
    if (error instanceof CannotRun) return error.message;
    throw error;
  }
}
