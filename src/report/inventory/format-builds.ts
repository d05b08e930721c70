import { clustersIn } from '../../model/fleet/cluster-name.ts';
import type { Build } from '../../model/manifest.ts';
import { qualifiedName } from '../../model/names/qualified-name.ts';
import type { Report, UncheckedEntry } from '../../model/report.ts';
import type { Line, Section, TreeNode } from '../document/document.ts';
import { joined, message, partsOf, section } from '../document/parts.ts';
import { printDocument } from '../document/print-document.ts';
import { DEFAULT_PRINT_OPTIONS } from '../document/print-options.ts';
import { buildJson, uncheckedEntryJson } from '../problems/format-json.ts';
import { notCheckedWords, type NotChecked } from '../problems/not-checked-words.ts';
import { entryGroups } from '../problems/not-checked.ts';
import { versionText } from '../text/deployer-version.ts';
import { safeJson } from '../text/escape-text.ts';
import { count, countSeverities, severityCounts } from '../text/words.ts';
import { BUILD_KINDS, nameOfBuild, titleOfGroup } from './build-names.ts';
import { buildTree, type BuildGroup, type BuildNode } from './build-tree.ts';
import { buildsMermaid } from './builds-mermaid.ts';
import type { ListOptions } from './list-options.ts';

/** The entry points of a report: a tree for people, a flowchart; for programs the builds of the JSON report with what was found in each. */
export function formatBuilds(format: string, report: Report, options: ListOptions): string {
  const groups = buildTree(report);
  if (format === 'json') return json(groups, report, options);
  if (format === 'mermaid') return buildsMermaid(groups, report);
  const document = [
    ...groups.map((group) => treeSection(titleOfGroup(group, report), nodesOf(group.roots))),
    ...versionSections(report),
    ...notChecked(report),
  ];
  return printDocument('text', document, { ...DEFAULT_PRINT_OPTIONS, ...options });
}

function treeSection(title: string, nodes: readonly TreeNode[]): Section {
  return section(title, [{ kind: 'tree', nodes }]);
}

function nodesOf(nodes: readonly BuildNode[]): readonly TreeNode[] {
  return nodes.map((node) => ({ text: lineOf(node), children: nodesOf(node.children) }));
}

function lineOf({ build, workloads, problems }: BuildNode): Line {
  const { kind, objects, failures } = build;
  const tone = problems.some(({ severity }) => severity === 'error') ? 'error' : 'warning';
  const facts: readonly Line[] = [
    failures.length > 0
      ? [{ text: 'cannot be built', tone: 'error' }]
      : `${count(objects.length, 'object')}, ${count(workloads, 'workload')}`,
    ...lackOf(build),
    ...(problems.length > 0 ? [[{ text: severityCounts(problems), tone } as const]] : []),
  ];
  const noun = { text: `(${BUILD_KINDS[kind]})`, tone: 'quiet' } as const;
  return [nameOfBuild(build), ' ', noun, '  ', ...partsOf(joined(facts, ', '))];
}

/** How far the objects of a build can be relied on. */
function lackOf({ previewed, partial }: Build): readonly string[] {
  if (previewed === true) return ['previewed from values'];
  return partial.length > 0 ? ['may lack objects'] : [];
}

/** Names of one reason that are listed; the JSON has them all. */
const MAX_NAMES = 5;

/** What is not checked, by kind and reason, and what can be done about it. */
function notChecked(report: Report): readonly Section[] {
  const nodes = [
    ...entryGroups(report).map(([words, entries]) => entriesNode(words, entries)),
    ...report.otherDeployers.map(({ name }) => ({ text: `what ${name} deploys`, children: [] })),
  ];
  return nodes.length === 0 ? [] : [treeSection('Not checked', nodes)];
}

function entriesNode(words: NotChecked, entries: readonly UncheckedEntry[]): TreeNode {
  const names = [...new Set(entries.map(nameOfEntry))];
  const isOne = entries.length === 1;
  const what = isOne ? `${names.join('')}: ${words.reason}` : notCheckedWords(words);
  const text = words.remedy === undefined ? what : message(`${what}. ${words.remedy}`);
  const more = names.length - MAX_NAMES;
  const shown = [...names.slice(0, MAX_NAMES), ...(more > 0 ? [`and ${more} more`] : [])];
  return { text, children: isOne ? [] : shown.map((name) => ({ text: name, children: [] })) };
}

function nameOfEntry({ manifest }: UncheckedEntry): string {
  const { kind, namespace, name = '(unnamed)' } = manifest;
  return `${kind} ${qualifiedName(namespace, name)}`;
}

function json(groups: readonly BuildGroup[], report: Report, { version }: ListOptions): string {
  const nodes = groups.flatMap(({ roots }) => flat(roots));
  const builds = nodes.map(({ build, workloads, problems }) => {
    const counts = countSeverities(problems);
    return {
      ...buildJson(build),
      parent: build.deployedBy?.parent,
      failed: build.failures.length > 0,
      workloads,
      errors: counts.get('error') ?? 0,
      warnings: counts.get('warning') ?? 0,
      infos: counts.get('info') ?? 0,
    };
  });
  const { uncheckedEntries: unseen } = report;
  const otherDeployers = report.otherDeployers.map(({ name }) => name);
  return `${safeJson({ version: 1, tool: { name: 'envfrom', version }, clusters: clustersIn(report.builds), builds, uncheckedEntries: unseen.map(uncheckedEntryJson), otherDeployers })}\n`;
}

function flat(nodes: readonly BuildNode[]): readonly BuildNode[] {
  return nodes.flatMap((node) => [node, ...flat(node.children)]);
}

/** Which versions of Flux and Argo CD deploy the builds of a report, and how that is known. */
function versionSections({ builds }: Pick<Report, 'builds'>): readonly Section[] {
  const lines = [...new Set(builds.flatMap(linesOf))].toSorted();
  if (lines.length === 0) return [];
  const nodes = lines.map((text) => ({ text, children: [] }));
  return [section('Versions', [{ kind: 'tree', nodes }])];
}

function linesOf({ deployerVersion }: Build): readonly string[] {
  return deployerVersion === undefined ? [] : [versionText(deployerVersion)];
}
