import { catalogue } from '../../rules/catalogue.ts';
import { ENGINES } from '../../src/commands/engines.ts';
import { DEFAULT_LIMITS } from '../../src/model/limits.ts';
import type { YamlNode } from '../../src/model/node.ts';
import { entryOf } from '../../src/model/node.ts';
import type { Problem } from '../../src/model/problem.ts';
import type { Report } from '../../src/model/report.ts';
import type { KubernetesMinor } from '../../src/model/versions/kubernetes-version.ts';
import { NEWEST_KUBERNETES } from '../../src/model/versions/kubernetes-version.ts';
import { check } from '../../src/pipeline/check.ts';
import { treeOf } from '../../test/tree.ts';

/** Rules that say what Kubernetes refuses; the others judge what it accepts. `duplicate-key` is ours: kubectl keeps the last. */
const GROUPS = new Set(['values', 'fields', 'volumes', 'files']);
const ALSO = new Set(['invalid-variable-name', 'invalid-prefix', 'duplicate-variable']);
const OURS = new Set(['duplicate-key', 'duplicate-object', 'unused-suppression']);

/** What the rules about validity find in one manifest, through the whole engine. */
export interface Judged {
  readonly problems: readonly Problem[];
  readonly root: YamlNode | undefined;
}

export function judgeManifest(
  path: string,
  text: string,
  kubernetesVersion: KubernetesMinor = NEWEST_KUBERNETES,
): Judged {
  const report = check(ENGINES, treeOf({ [path]: text }), catalogue, {
    kubernetesVersion,
    strict: false,
    rules: new Map(),
    externals: [],
    limits: DEFAULT_LIMITS,
    loadRestrictor: 'repository',
  });
  const problems = report.problems.filter(({ rule }) => isAboutValidity(rule, report));
  return {
    problems,
    root: report.files[0]?.documents.find(({ root }) => root !== undefined)?.root,
  };
}

function isAboutValidity(id: string, report: Report): boolean {
  if (OURS.has(id)) return false;
  const meta = report.rules.find((rule) => rule.id === id);
  return ALSO.has(id) || (meta !== undefined && GROUPS.has(meta.group));
}

/** The problems at a field: within it, or, where it is absent, within the deepest part of its path that is there. */
export function problemsAt({ problems, root }: Judged, field: string): readonly Problem[] {
  // The API server merges stringData into data before it looks.
  const fields = field.startsWith('data[') ? [field, `stringData${field.slice(4)}`] : [field];
  const ranges = fields.flatMap((one) => rangeOf(root, stepsOf(one)) ?? []);
  return problems.filter(({ at }) =>
    ranges.some(({ start, end }) => at.start <= end && at.end >= start),
  );
}

/** `data[a.b].c[0]` → data, a.b, c, 0. */
function stepsOf(field: string): readonly string[] {
  const steps: string[] = [];
  for (const match of field.matchAll(/\[([^\]]*)\]|[^.[\]]+/g)) steps.push(match[1] ?? match[0]);
  return steps;
}

function rangeOf(
  root: YamlNode | undefined,
  steps: readonly string[],
): { readonly start: number; readonly end: number } | undefined {
  let node = root;
  let start = root?.start;
  for (const step of steps) {
    const entry = node?.kind === 'map' ? entryOf(node, step) : undefined;
    const next = node?.kind === 'sequence' ? node.items[Number(step)] : entry?.value;
    if (next === undefined) break;
    node = next;
    start = entry?.key.start ?? next.start;
  }
  return node === undefined || start === undefined ? undefined : { start, end: node.end };
}

/** Problems in short, for the failures that are printed. */
export function shownProblems(problems: readonly Problem[]): string {
  if (problems.length === 0) return '(no problem)';
  return problems
    .map(({ severity, rule, message }) => `${severity} ${rule}: ${message}`)
    .join('\n');
}
